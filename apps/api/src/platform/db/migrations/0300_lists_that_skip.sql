-- What a list lacks is known before it is ordered; its buyer may do without it in all rows at once.
alter table wholesale_batch add column skips_missing boolean not null default false;
