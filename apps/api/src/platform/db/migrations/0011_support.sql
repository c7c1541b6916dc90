create table support_request (
  id uuid primary key,
  -- What the person and the support call it by.
  number bigint generated always as identity (start with 1001) unique,
  brand text not null,
  user_id uuid references app_user,
  name text not null,
  email text not null,
  text text not null,
  page text not null,
  created_at timestamptz not null
);
create index support_request_by_email on support_request (email);
