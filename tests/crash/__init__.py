"""`python -m tests.crash [KILLS]`: kill -9 at random moments of running hands, with readers that live on."""
