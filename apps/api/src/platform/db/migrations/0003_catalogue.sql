create table product (
  id uuid primary key,
  name text not null,
  brand text not null,
  name_ru text not null,
  description text not null,
  contents jsonb not null,
  -- A call answered at once instead of an order: shown with its price, never put into one.
  is_instant boolean not null default false,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  unique (brand, name)
);

create table price_component (
  id uuid primary key,
  product_id uuid not null references product,
  type_name text not null,
  price bigint not null check (price >= 0),
  is_base boolean not null,
  enabled boolean not null default true
);
create index price_component_product on price_component (product_id);

insert into product (id, name, brand, name_ru, description, contents, is_instant) values
  (
    '0192f0c1-0000-7000-8000-000000000001', 'EgrnObject', 'real-estate',
    'Выписка об объекте: собственники и обременения',
    'Сведения ЕГРН об объекте: характеристики, права, обременения и выводы с причинами.',
    '["Характеристики объекта", "Правообладатели и доли", "Ипотека, аресты и другие обременения", "Выводы о рисках с источниками"]',
    false
  ),
  (
    '0192f0c1-0000-7000-8000-000000000002', 'EgrnRightList', 'real-estate',
    'Отчёт о переходе прав: история владельцев',
    'Выписка ЕГРН о переходе прав: кто, когда и на каком основании владел объектом.',
    '["История перехода прав", "Основания и даты", "Сроки владения", "Выводы о частой смене владельцев"]',
    false
  ),
  (
    '0192f0c1-0000-7000-8000-000000000003', 'CheckPassport', 'person-check',
    'Действительность паспорта',
    'Проверка серии и номера паспорта гражданина РФ. Бесплатно, ответ сразу.',
    '["Действителен, недействителен или не удалось проверить", "Источник и дата сведений"]',
    true
  );

insert into price_component (id, product_id, type_name, price, is_base) values
  ('0192f0c1-0000-7000-8000-000000000101', '0192f0c1-0000-7000-8000-000000000001', 'Base', 49900, true),
  ('0192f0c1-0000-7000-8000-000000000102', '0192f0c1-0000-7000-8000-000000000002', 'Base', 49900, true),
  ('0192f0c1-0000-7000-8000-000000000103', '0192f0c1-0000-7000-8000-000000000003', 'Base', 0, true);

insert into ledger_account (code, kind) values
  ('revenue:real-estate:EgrnObject', 'revenue'),
  ('revenue:real-estate:EgrnRightList', 'revenue');
