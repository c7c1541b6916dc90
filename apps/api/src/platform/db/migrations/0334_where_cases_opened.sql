-- Hosts of a brand have sessions and pages of their own: letters about a case lead to where it was opened.
alter table support_case add column variant text;
comment on column support_case.variant is 'What the host it was opened on sells within the brand; null: by a letter, or before this was kept.';
update support_case c set variant = o.variant from customer_order o where o.id = c.order_id;
