-- A code that opens one session elsewhere: `jwt_token` in the address of a page.
create table entry_code (
  -- SHA-256 of the code: a stolen table opens nothing.
  code_hash bytea primary key,
  -- Made by this session, and worth nothing once it has ended.
  session_id uuid not null references session (id) on delete cascade,
  -- The host it was made on; it works nowhere else.
  host text not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index entry_code_by_session on entry_code (session_id);

comment on table entry_code is 'Codes of a few minutes by which a signed-in person opens a session in another browser, once';
