-- What the file of a product said when it was last read. A price that differs from it was changed by the staff and stays.
create table product_seed (
  product_id uuid primary key references product,
  hash text not null,
  -- Kopecks by the type of the price component.
  prices jsonb not null
);
