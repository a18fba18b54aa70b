-- Public labor-market figures from official files. Not tenant data: the same for every organization, written by the
-- owner through `npm run data:import`, only read by the app role.

-- One line per file that was read; current while the tables hold the figures it brought.
create table market_imports (
  id bigint generated always as identity primary key,
  dataset text not null check (dataset in
    ('wages-nation', 'wages-state', 'wages-metro', 'wages-nonmetro', 'levels', 'areas', 'outlook', 'separations')),
  edition text not null,
  is_edition_inferred boolean not null,
  file_name text not null,
  sha256 bytea not null check (length(sha256) = 32),
  row_count integer not null,
  is_current boolean not null default true,
  imported_at timestamptz not null default now()
);
create index market_imports_current on market_imports (dataset, edition) where is_current;

-- Percentiles 10, 25, 50, 75, 90; `top_coded` counts how many of the highest are only known to lie above the source's limit.
create table market_wages (
  soc text not null,
  area_code integer not null,
  year smallint not null,
  area_kind text not null check (area_kind in ('nation', 'state', 'metro', 'nonmetro')),
  area_name text not null,
  state text not null,
  title text not null,
  employment integer,
  yearly_dollars integer[] check (cardinality(yearly_dollars) = 5),
  yearly_top_coded smallint not null,
  hourly_cents integer[] check (cardinality(hourly_cents) = 5),
  hourly_top_coded smallint not null,
  location_quotient real,
  jobs_per_thousand real,
  primary key (soc, area_code, year)
);
create index market_wages_kind on market_wages (area_kind, year);

-- Prevailing wage levels I to IV, by the hour or by the year as the source states them; never percentiles.
create table market_levels (
  soc text not null,
  area_code integer not null,
  is_yearly boolean not null,
  level_1_cents integer not null,
  level_2_cents integer not null,
  level_3_cents integer not null,
  level_4_cents integer not null,
  primary key (soc, area_code)
);

-- Which wage area a county, or a town that is its own county, lies in.
create table market_areas (
  state text not null,
  county text not null,
  area_code integer not null,
  area_name text not null,
  primary key (state, county)
);

create table market_outlook (
  soc text primary key,
  title text not null,
  growth_percent real,
  openings_thousands real,
  entry text
);

-- People who leave an occupation in a year, for good or for another one.
create table market_separations (
  soc text primary key,
  exits_thousands real,
  transfers_thousands real
);

grant select on
  market_imports, market_wages, market_levels, market_areas, market_outlook, market_separations to roleprint_app;
