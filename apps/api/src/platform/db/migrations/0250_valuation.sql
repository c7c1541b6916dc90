-- Registered sales of flats as they are kept after they were judged, and the models trained on them.

create table flat_sale (
  id text primary key,
  registered_on date not null,
  kad_number text,
  quarter text,
  id_dom integer,
  id_district integer not null,
  id_city integer not null,
  is_apartments boolean not null,
  rooms smallint,
  area real not null,
  floor smallint,
  floors smallint,
  house_kind text check (house_kind in ('panel', 'brick', 'monolith', 'block', 'prewar')),
  year_built smallint,
  condition text check (condition in ('needs_repair', 'cosmetic', 'good', 'designer')),
  ceiling real,
  lon double precision,
  lat double precision,
  price bigint not null,
  aside text,
  read_at timestamptz not null
);
create index flat_sale_by_day on flat_sale (registered_on);
create index flat_sale_near on flat_sale (id_city, lat, registered_on) where aside is null;
create index flat_sale_dom on flat_sale (id_dom);
create index flat_sale_number on flat_sale (kad_number);
create index flat_sale_quarter on flat_sale (quarter);

create table valuation_model (
  version integer generated always as identity primary key,
  trained_at timestamptz not null,
  sales integer not null,
  adverts integer not null,
  set_aside integer not null,
  data_from date not null,
  data_until date not null,
  backtest jsonb not null,
  refused_because text[] not null default '{}',
  model jsonb,
  check (refused_because = '{}' or model is null)
);
create index valuation_model_running on valuation_model (version desc) where refused_because = '{}';

comment on table flat_sale is 'Registered sales of flats as the supplier tells of them. Public figures about flats; nobody is named.';
comment on column flat_sale.id is 'The supplier''s: cadastral number and day.';
comment on column flat_sale.kad_number is 'Of the flat.';
comment on column flat_sale.quarter is 'The cadastral quarter of the flat: the first three parts of its number.';
comment on column flat_sale.id_dom is 'The house, as the market''s data service numbers it.';
comment on column flat_sale.condition is 'From appraisals for banks.';
comment on column flat_sale.price is 'Whole rubles that were paid.';
comment on column flat_sale.aside is 'Why the sale is not used: what in it is absurd; null for the others.';
comment on table valuation_model is 'Every training: the models that were published, and the journal of those that were refused.';
comment on column valuation_model.set_aside is 'Sales and adverts that were not used because they are absurd.';
comment on column valuation_model.backtest is 'What the model said of sales it had never seen, against what was paid.';
comment on column valuation_model.refused_because is 'Which limits it missed, or in what it was worse than the running one; empty for a published model.';
comment on column valuation_model.model is 'The model; null for refused ones and for those that were replaced long ago.';
