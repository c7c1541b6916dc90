-- News and offers, to those who said yes to them (38-FZ, article 18: advertising by mail takes prior consent).
create table mailing (
  id uuid primary key,
  brand text not null,
  subject text not null,
  -- Markdown.
  text text not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null,
  started_at timestamptz,
  -- Nobody is left to write to, or somebody stopped it.
  finished_at timestamptz,
  is_stopped boolean not null default false,
  check (finished_at is null or started_at is not null)
);

-- Who was written to: nobody twice.
create table mailing_recipient (
  mailing_id uuid not null references mailing,
  user_id uuid not null references app_user,
  written_at timestamptz not null,
  primary key (mailing_id, user_id)
);
create index mailing_recipient_user on mailing_recipient (user_id);

create index person_setting_news on person_setting (user_id) where key = 'notify_news' and value = 'active';

-- Of a letter somebody may end receiving: where a mail program posts to for that (RFC 8058).
alter table mail_outbox add column unsubscribe_url text;
