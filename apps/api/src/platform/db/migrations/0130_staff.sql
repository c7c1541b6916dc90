-- The staff: roles of their own, given by an admin and confirmed by a second one, and sessions opened with a second factor.

create table staff_grant (
  id uuid primary key,
  user_id uuid not null references app_user,
  staff_role text not null check (staff_role in ('admin', 'manager', 'responsible', 'accountant', 'expert', 'support')),
  given_by uuid references app_user,
  given_at timestamptz not null,
  confirmed_by uuid references app_user,
  confirmed_at timestamptz,
  ended_by uuid references app_user,
  ended_at timestamptz,
  check (given_by <> user_id),
  check (confirmed_by <> user_id and confirmed_by <> given_by),
  -- Without a giver: made by the command on the server, which needs no second admin.
  check (case when given_by is null then confirmed_by is null and confirmed_at is not null
    else (confirmed_by is null) = (confirmed_at is null) end),
  check (ended_by is null or ended_at is not null)
);
create unique index staff_grant_open on staff_grant (user_id, staff_role) where ended_at is null;
create index staff_grant_by_user on staff_grant (user_id);

comment on table staff_grant is 'Roles of the staff: a role counts from its confirmation by a second admin until it is ended.';
comment on column staff_grant.given_by is 'The admin who proposed it; null for the first admins, made by the command on the server.';
comment on column staff_grant.ended_by is 'Who ended, refused or withdrew it; null when the account was closed.';

alter table session
  add column is_staff boolean not null default false,
  add column proved_at timestamptz,
  add column used_at timestamptz,
  add check (case when is_staff then proved_at is not null and used_at is not null and restriction is null
    else proved_at is null end);

comment on column session.is_staff is 'Opened at the desk with password and second factor; only such a session holds the grants of its person.';
comment on column session.proved_at is 'When the second factor was last shown in it.';
comment on column session.used_at is 'When it was last used, to the minute; a session of the staff ends 30 minutes later.';

/* A role that counted has ended: what was opened with it ends at once, and open streams are asked again. */
create function end_staff_sessions() returns trigger language plpgsql as $$
begin
  update session s set revoked_at = new.ended_at
    where s.user_id = new.user_id and s.is_staff and s.revoked_at is null and s.expires_at > new.ended_at;
  perform pg_notify('rights_changed', new.user_id::text);
  return null;
end $$;
create trigger staff_sessions_end after update of ended_at on staff_grant
  for each row when (old.ended_at is null and new.ended_at is not null and old.confirmed_at is not null)
  execute function end_staff_sessions();

/* A closed account has no roles: whoever counts the admins must not count it. */
create function end_staff_grants_of_closed() returns trigger language plpgsql as $$
begin
  update staff_grant g set ended_at = new.closed_at where g.user_id = new.id and g.ended_at is null;
  return null;
end $$;
create trigger staff_grants_of_closed_end after update of closed_at on app_user
  for each row when (new.closed_at is not null and old.closed_at is null)
  execute function end_staff_grants_of_closed();
