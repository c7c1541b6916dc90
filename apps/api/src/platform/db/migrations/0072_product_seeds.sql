-- What the file of a product said when it was last read. A price that differs from it was changed by the staff and stays.
create table product_seed (
  product_id uuid primary key references product,
  hash text not null,
  -- Kopecks by the type of the price component.
  prices jsonb not null
);

comment on table product_seed is 'What the file of a product said when it was last read. A price that differs from it was changed by the staff and stays.';
comment on column product_seed.hash is 'SHA-256 of the declared product; an unchanged file is not written again.';
comment on column product_seed.prices is 'Kopecks by the type of the price component.';
