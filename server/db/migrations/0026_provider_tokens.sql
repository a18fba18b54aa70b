-- We ask Google and GitHub nothing after sign-in, so their tokens are no longer kept.
update accounts set access_token = null, refresh_token = null, id_token = null;
