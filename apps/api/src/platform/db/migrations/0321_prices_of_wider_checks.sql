-- Checks with fines and the ban on leaving the country hold more than the whole check, which costs 99 rubles.
-- A price the staff changed stays.
update price_component set price = 14900
where type_name = 'Base' and is_base and price = 9900 and product_id in (
  '0192f0c1-0000-7000-8000-000000000205',
  '0192f0c1-0000-7000-8000-000000000207'
);
