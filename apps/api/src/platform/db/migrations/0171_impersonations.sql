-- A member of the staff is signed in as somebody else for an hour.
create table impersonation (
  id uuid primary key,
  -- As whom.
  user_id uuid not null references app_user,
  staff_id uuid not null references app_user,
  -- The session of the desk it was asked for in: with its end this ends, too.
  desk_session_id uuid not null references session (id) on delete cascade,
  created_at timestamptz not null,
  check (staff_id <> user_id)
);
create index impersonation_by_user on impersonation (user_id);
create index impersonation_by_desk_session on impersonation (desk_session_id);
comment on table impersonation is
  'Members of the staff signed in as an account holder for an hour; why is in the journal. A row goes with the session of the desk.';

-- Without its impersonation a session would be the owner''s own, so it goes with it.
alter table session add column impersonation_id uuid references impersonation (id) on delete cascade;
create index session_by_impersonation on session (impersonation_id) where impersonation_id is not null;
alter table session add constraint session_impersonation_is_no_other
  check (impersonation_id is null or (not is_staff and restriction is null));
comment on column session.impersonation_id is 'Set when a member of the staff uses it in the owner''s place.';

alter table entry_code add column impersonation_id uuid references impersonation (id) on delete cascade;
create index entry_code_by_impersonation on entry_code (impersonation_id) where impersonation_id is not null;
comment on column entry_code.impersonation_id is
  'Set when it was made at the desk: it opens a session of the account named there, not of whoever made it.';

alter table audit_event add column acted_by uuid;
alter table audit_event add constraint audit_event_acted_by_check check (acted_by is null or (by = 'session' and acted_by <> user_id));
create index audit_event_acted_by on audit_event (acted_by, seq) where acted_by is not null;
comment on column audit_event.acted_by is 'The member of the staff who acted as user_id.';
