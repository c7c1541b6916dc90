-- Where the staff works from is not of the account in whose place they acted: it stays when that account is destroyed, as what the
-- staff did elsewhere does, and goes with their own.
create or replace function audit_forget(person uuid) returns bigint
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
  where e.seq = d.seq
    and (e.user_id = person and e.acted_by is null or e.acted_by = person or e.user_id is null and e.owner_id = person)
    and (d.address is not null or d.user_agent is not null or d.reason is not null);
  get diagnostics emptied = row_count;
  return emptied;
end $$;
