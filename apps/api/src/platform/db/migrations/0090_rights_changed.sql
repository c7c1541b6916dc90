-- Whoever watches a report is asked again for their rights as soon as these may have changed.

create function tell_rights_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights_changed', coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0]);
  return null;
end $$;

create trigger session_ended after delete or update of revoked_at, expires_at on session
  for each row execute function tell_rights_changed('user_id');
create trigger api_token_ended after delete or update of revoked_at on api_token
  for each row execute function tell_rights_changed('user_id');
create trigger rights_of_person_changed after update of role, closed_at on app_user
  for each row when (new.role is distinct from old.role or new.closed_at is distinct from old.closed_at)
  execute function tell_rights_changed('id');
