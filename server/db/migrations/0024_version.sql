-- Who serves may see which migrations have run, and so say at start that the database is older than the program.

grant select on migrations to roleprint_app, roleprint_keeper;
