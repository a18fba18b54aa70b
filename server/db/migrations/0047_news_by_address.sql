-- News of changes is counted by address, in `attempts`: an address has one such e-mail a day, however many sign-offs it has.
alter table sign_offs drop column told_at;
