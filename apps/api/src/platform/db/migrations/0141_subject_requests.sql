-- What people in the data ask for (152-FZ, articles 14, 20, 21), and what is blocked for them.
create table subject_request (
  id uuid primary key,
  number bigint generated always as identity unique,
  brand text not null,
  kind text not null check (kind in ('access', 'correction', 'blocking')),
  state text not null check (state in ('unproven', 'waiting_identity', 'open', 'done', 'refused')),
  -- Emptied a while after the end; the keys say whom it was about.
  person jsonb not null,
  person_keys bytea[] not null,
  email text not null,
  text text not null,
  code_hash bytea,
  code_attempts integer not null default 0,
  code_expires_at timestamptz,
  proven_by text check (proven_by in ('code', 'staff')),
  requested_at timestamptz not null,
  due_on date not null,
  extended_at timestamptz,
  extension_reason text,
  answer text,
  ended_at timestamptz,
  check ((state in ('done', 'refused')) = (ended_at is not null)),
  check ((extended_at is null) = (extension_reason is null)),
  check (state not in ('open', 'done') or proven_by is not null)
);
create unique index subject_request_same on subject_request (email, kind, person_keys) where ended_at is null;
create index subject_request_queue on subject_request (due_on) where state in ('waiting_identity', 'open');
create index subject_request_ended on subject_request (ended_at) where ended_at is not null;
comment on table subject_request is 'Requests of data subjects, with the day they have to be answered by';
comment on column subject_request.person_keys is 'HMAC of the name with the birth date, of the INN, of the passport: how the person is found in the data.';

create table subject_block (
  id uuid primary key,
  person_key bytea not null,
  request_id uuid not null references subject_request,
  blocked_at timestamptz not null,
  ended_at timestamptz,
  unique (request_id, person_key)
);
create index subject_block_in_force on subject_block (person_key) where ended_at is null;
comment on table subject_block is 'People whose data is not shown: reports, papers and previews ask it whenever they are read';

alter table preview add column person_keys bytea[] not null default '{}';
comment on column preview.person_keys is 'How a block finds the preview after its subject was deleted.';
