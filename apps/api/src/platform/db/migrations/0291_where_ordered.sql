-- Hosts of a brand have sessions and pages of their own: what is written of an order leads to where it was made.
alter table customer_order add column variant text;
comment on column customer_order.variant is 'What the host it was made on sells within the brand; null: made before this was kept.';
