create table system_setting (
  key text primary key,
  text text not null,
  enabled boolean not null,
  updated_at timestamptz not null default now()
);

insert into system_setting (key, text, enabled) values
  ('automatic_mode', '', false),
  (
    'maintenance',
    'На сайте идут технические работы. Заказы и отчёты доступны после входа в личный кабинет.',
    false
  );

-- What is not here is not set: the defaults are the reader's.
create table person_setting (
  user_id uuid not null references app_user,
  key text not null check (key in ('add_logo_permission', 'processing_orders', 'ai_report')),
  value text not null,
  -- The list of a key that has one.
  value_list jsonb not null default '[]',
  primary key (user_id, key)
);
