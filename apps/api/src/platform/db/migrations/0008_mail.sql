create table mail_outbox (
  id uuid primary key,
  -- What the letter is about: a second letter for the same reason is never written.
  reason text not null unique,
  brand text not null,
  recipient text not null,
  subject text not null,
  -- Emptied once sent when the letter holds a password.
  text text not null,
  html text not null,
  is_secret boolean not null default false,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_outbox_unsent on mail_outbox (created_at) where sent_at is null;
