-- The staff ends what acts for an account, when its owner cannot.
alter table api_token drop constraint api_token_end_reason_check;
alter table api_token add constraint api_token_end_reason_check check (end_reason in (
  'expired', 'renewed', 'revoked', 'password_changed', 'password_reset', 'signed_out', 'account_closed', 'role_changed',
  'closed_by_staff'));
alter table webhook drop constraint webhook_end_reason_check;
alter table webhook add constraint webhook_end_reason_check check (end_reason in (
  'removed', 'password_changed', 'password_reset', 'signed_out', 'account_closed', 'role_changed', 'closed_by_staff'));

comment on column session.used_at is
  'When it was last used, to the minute at the desk and to the hour elsewhere; unused, it ends after 30 minutes and 14 days.';
