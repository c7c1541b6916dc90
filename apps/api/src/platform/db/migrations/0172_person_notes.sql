-- What the staff writes down about an account, for colleagues.
create table person_note (
  id uuid primary key,
  user_id uuid not null references app_user,
  author_id uuid not null references app_user,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index person_note_by_user on person_note (user_id, created_at desc, id desc);
comment on table person_note is 'Notes of the staff about an account holder; they go with the account.';

-- Few accounts are closed, and the staff looks for just those.
create index app_user_closed on app_user (created_at desc, id desc) where closed_at is not null;

-- Letters of the staff''s list, and those of one account.
create index mail_outbox_newest on mail_outbox (created_at desc, id desc) where emptied_at is null;
