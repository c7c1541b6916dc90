-- One journal for every security event. A row holds ids, roles, amounts and flags only, so that it never has to change: not
-- even when the account of a person it is about is destroyed.
create table audit_event (
  seq bigint generated always as identity primary key,
  happened_at timestamptz not null,
  event text not null check (event ~ '^[a-z_]+(\.[a-z_]+)+$'),
  user_id uuid,
  role smallint,
  by text not null check (by in ('session', 'api_token', 'guest', 'system')),
  credential_id uuid,
  owner_id uuid,
  subject text,
  before json,
  after json,
  check ((user_id is null) = (by in ('guest', 'system')))
);
create index audit_event_owner on audit_event (owner_id, seq);
create index audit_event_user on audit_event (user_id, seq);
create index audit_event_time on audit_event (happened_at);

comment on table audit_event is 'The journal of security events. Rows never change and never go: no role may update or delete them.';
comment on column audit_event.seq is 'Order of writing. A rolled-back transaction leaves a gap.';
comment on column audit_event.event is 'Name from events.domain.ts.';
comment on column audit_event.user_id is 'Who acted; null for a visitor who is not signed in and for the service itself.';
comment on column audit_event.role is 'Their role at that moment.';
comment on column audit_event.by is 'How they were known.';
comment on column audit_event.credential_id is 'The session or the API token.';
comment on column audit_event.owner_id is 'Whose it is; null when it belongs to nobody.';
comment on column audit_event.subject is 'Identifier of what was acted upon, never its content.';
comment on column audit_event.before is 'Ids, roles, amounts and flags before the event, with sorted keys; the text is kept as it was written.';
comment on column audit_event.after is 'The same after it.';

-- What is personal about an event. Apart from it, because it has to go when an account is destroyed.
create table audit_event_detail (
  seq bigint primary key references audit_event,
  address inet,
  user_agent text,
  reason text
);
comment on table audit_event_detail is 'Where from and why: the personal part of audit_event, emptied by audit_forget when an account is destroyed.';
comment on column audit_event_detail.reason is 'The reason a person gave, in their words.';

create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'audit: % of % is refused', lower(tg_op), tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_event_stays before update or delete on audit_event
for each row execute function audit_refuse();
create trigger audit_event_is_not_emptied before truncate on audit_event
for each statement execute function audit_refuse();

-- The only change of a detail is that it is emptied.
create trigger audit_event_detail_stays before update on audit_event_detail
for each row when (
  (new.seq <> old.seq)
  or (new.address is not null and new.address is distinct from old.address)
  or (new.user_agent is not null and new.user_agent is distinct from old.user_agent)
  or (new.reason is not null and new.reason is distinct from old.reason)
) execute function audit_refuse();
create trigger audit_event_detail_is_kept before delete on audit_event_detail
for each row execute function audit_refuse();
create trigger audit_event_detail_is_not_emptied before truncate on audit_event_detail
for each statement execute function audit_refuse();

-- 152-FZ, article 21. Only for an account whose destruction is under way; a reason may name the person it is about.
create function audit_forget(person uuid) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  emptied bigint;
begin
  if not exists (select from public.account_deletion where user_id = person and destroyed_at is null) then
    raise exception 'audit: account % is not being destroyed', person;
  end if;
  update public.audit_event_detail d set reason = null
  from public.audit_event e
  where e.seq = d.seq and e.owner_id = person and d.reason is not null;
  update public.audit_event_detail d set address = null, user_agent = null, reason = null
  from public.audit_event e
  where e.seq = d.seq and (e.user_id = person or (e.user_id is null and e.owner_id = person))
    and (d.address is not null or d.user_agent is not null or d.reason is not null);
  get diagnostics emptied = row_count;
  return emptied;
end $$;

-- The refusals written so far.
with old as (
  select l.*, row_number() over (order by l.happened_at, l.id) as place, u.role
  from audit_log l join app_user u on u.id = l.user_id
), moved as (
  insert into audit_event (happened_at, event, user_id, role, by, owner_id, subject, after)
  select happened_at, 'access.refused', user_id, role, 'session', owner_id, subject,
    json_build_object('operation', action)
  from old order by place
  returning seq
)
insert into audit_event_detail (seq, address)
select m.seq, o.address
from (select seq, row_number() over (order by seq) as place from moved) m join old o using (place);

drop table audit_log;
