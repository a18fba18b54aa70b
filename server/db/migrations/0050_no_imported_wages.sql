-- A new edition of public figures comes with a release; nothing is imported beside the running product.

set local role roleprint_finder;
drop function lookup.organizations_behind_import(integer);
reset role;
drop policy finder on organizations;
revoke select (id, compared_import) on organizations from roleprint_finder;
alter table organizations drop column compared_import;
drop table market_imports, market_wages, market_levels, market_areas, market_outlook, market_separations;
