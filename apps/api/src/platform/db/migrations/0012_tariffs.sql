-- The price of a product on a tariff is its base price less `discount_percent`, in whole rubles, halves up, one ruble at least.
create table tariff (
  simple_id smallint primary key,
  name text not null unique,
  -- Kopecks spent in all, from which the tariff holds.
  threshold bigint not null check (threshold >= 0),
  discount_percent smallint not null check (discount_percent between 0 and 90),
  is_hidden boolean not null default false
);

insert into tariff (simple_id, name, threshold, discount_percent, is_hidden) values
  (0, 'Базовый', 0, 0, false),
  (1, 'Стартовый', 150000, 5, false),
  (2, 'Стандарт', 300000, 10, false),
  (3, 'Оптимум', 500000, 15, false),
  (4, 'Оптимум Плюс', 1500000, 20, false),
  (5, 'Профи', 3000000, 25, false),
  (6, 'Профи Плюс', 7000000, 30, false),
  (7, 'Максимум', 15000000, 35, false),
  (8, 'Максимум Плюс', 30000000, 40, false),
  (9, 'Тариф Постоплата', 0, 0, true),
  (10, 'Тариф Free', 0, 0, true);
