-- A model that was trained before all adverts were read does not know how long flats are on sale: whether it was is kept with it.

alter table valuation_model add column adverts_read boolean not null default false;
comment on column valuation_model.adverts_read is 'Whether the first reading of all adverts was complete when it was trained.';
