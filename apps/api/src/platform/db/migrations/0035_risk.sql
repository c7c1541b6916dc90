-- A full check: documents about the object, and checks of everybody who owns it. Both lists are data of the product.
alter table product add column owner_tasks text[] not null default '{}';
-- A part of the price only the item that asks for it by this flag of its metadata pays.
alter table price_component add column option text;

create table risk_owner (
  id uuid primary key,
  item_id uuid not null references order_item,
  position smallint not null,
  -- The subject as the order carried it, corrected since.
  data jsonb not null,
  edits integer not null default 0,
  created_at timestamptz not null
);
create index risk_owner_item on risk_owner (item_id, position);

alter table report_task add column owner_id uuid references risk_owner on delete cascade;
alter table report_task add column starts integer not null default 1;
create index report_task_owner on report_task (owner_id) where owner_id is not null;

-- What happened to a risk report besides its tasks; a row from the first change on.
create table risk_report (
  item_id uuid primary key references order_item,
  -- Owners added or corrected after payment.
  edits integer not null default 0,
  finished_at timestamptz,
  -- When a fresh extract was asked for; the one before stays to be compared with it.
  statement_updated_at timestamptz
);

-- What the buyer says about an owner.
create table risk_survey (
  owner_id uuid not null references risk_owner on delete cascade,
  question text not null,
  answer text not null check (answer in ('yes', 'no', 'unknown')),
  comment text not null default '',
  answered_at timestamptz not null,
  primary key (owner_id, question)
);

-- What a specialist concludes.
create table risk_conclusion (
  id uuid primary key,
  item_id uuid not null references order_item,
  owner_id uuid references risk_owner on delete cascade,
  author_id uuid not null references app_user,
  level text not null check (level in ('danger', 'warning', 'attention', 'clear', 'unchecked')),
  text text not null,
  is_hidden boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index risk_conclusion_item on risk_conclusion (item_id, created_at);

insert into product (id, name, brand, name_ru, description, contents, subject, tasks, owner_tasks) values
  (
    '0192f0c1-0000-7000-8000-000000000301', 'RiskAssessment', 'real-estate',
    'Полная проверка: две выписки и собственник',
    'Объект, история прав и люди, которые его продают, — с выводом о рисках сделки.',
    '["Выписка об объекте: права и обременения", "Отчёт о переходе прав", "Проверка каждого собственника по 12 источникам", "Один вывод о рисках сделки"]',
    'object', '{egrn_object,egrn_right_list}',
    '{fssp,tax_debts,courts,arbitration,wanted,bankruptcy,terrorists,disqualified,mass_positions,business_status,passport,inn}'
  ),
  (
    '0192f0c1-0000-7000-8000-000000000302', 'RiskAssessmentV2', 'real-estate',
    'Отчёт о рисках собственников',
    'Выписка об объекте и каждый собственник по 14 источникам: для тех, у кого история прав уже есть.',
    '["Выписка об объекте: права и обременения", "Проверка каждого собственника по 14 источникам", "Один вывод о рисках сделки"]',
    'object', '{egrn_object}',
    '{fssp,tax_debts,courts,arbitration,wanted,bankruptcy,terrorists,disqualified,mass_positions,business_status,passport,inn,fines,exit_ban}'
  );

insert into price_component (id, product_id, type_name, price, is_base, enabled, option) values
  ('0192f0c1-0000-7000-8000-000000001301', '0192f0c1-0000-7000-8000-000000000301', 'Base', 129900, true, true, null),
  ('0192f0c1-0000-7000-8000-000000001302', '0192f0c1-0000-7000-8000-000000000302', 'Base', 129900, true, true, null),
  -- Specification, section 9: risk insurance, 1000 rubles per risk assessment item.
  ('0192f0c1-0000-7000-8000-000000001303', '0192f0c1-0000-7000-8000-000000000301', 'RiskInsurance', 100000, false, true, 'riskInsurance'),
  ('0192f0c1-0000-7000-8000-000000001304', '0192f0c1-0000-7000-8000-000000000302', 'RiskInsurance', 100000, false, true, 'riskInsurance');

insert into ledger_account (code, kind) values
  ('revenue:real-estate:RiskAssessment', 'revenue'),
  ('revenue:real-estate:RiskAssessmentV2', 'revenue');
