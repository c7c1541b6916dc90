-- Every try to touch what is somebody else's: who, what, whose; never the data itself.
create table audit_log (
  id uuid primary key,
  user_id uuid not null references app_user,
  owner_id uuid,
  action text not null,
  subject text not null,
  address inet,
  happened_at timestamptz not null
);
create index audit_log_owner on audit_log (owner_id, happened_at desc);
create index audit_log_user on audit_log (user_id, happened_at desc);

alter table session
  add column id uuid not null default uuidv7() unique,
  add column address inet,
  add column user_agent text not null default '';

alter table app_user
  add column phone_verified_at timestamptz,
  -- Consent withdrawn: nobody signs in, the data waits for its destruction.
  add column closed_at timestamptz;

alter table person_setting drop constraint person_setting_key_check;
alter table person_setting add constraint person_setting_key_check check (
  key in (
    'add_logo_permission', 'processing_orders', 'ai_report',
    'notify_order_paid', 'notify_report_ready', 'notify_news'
  )
);
