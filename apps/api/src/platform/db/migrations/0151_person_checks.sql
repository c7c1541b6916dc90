-- Which account checked which person, without the person: what tells stalking and scraping from ordinary use.
create table person_check (
  user_id uuid not null references app_user,
  person_key bytea not null,
  order_id uuid not null,
  checked_at timestamptz not null
);
create index person_check_by_user on person_check (user_id, checked_at);
create index person_check_by_person on person_check (person_key, checked_at);
comment on table person_check is 'Ordered checks of private people by hashed person; rows go after thirty days';
comment on column person_check.person_key is 'HMAC of name and birth date.';

create table check_pause (
  id uuid primary key,
  user_id uuid not null references app_user,
  pattern text not null check (pattern in ('many_people_day', 'many_people_week', 'same_person', 'many_customers')),
  counted integer not null,
  allowed integer not null,
  opened_at timestamptz not null,
  kept_at timestamptz,
  kept_by uuid references app_user,
  ended_at timestamptz,
  ended_by uuid references app_user,
  reason text not null default '',
  check ((ended_at is null) = (ended_by is null)),
  check ((kept_at is null) = (kept_by is null))
);
create unique index check_pause_open on check_pause (user_id) where ended_at is null;
create index check_pause_of_user on check_pause (user_id, ended_at desc);
create index check_pause_list on check_pause (opened_at desc);
comment on table check_pause is 'Accounts whose checks of private people are paused, why, and what the staff decided';
comment on column check_pause.kept_at is 'When the staff decided that the pause stays.';
comment on column check_pause.reason is 'The last decision, in the words of the staff.';
