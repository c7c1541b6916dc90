-- A look at somebody else's report is a security event like any other.
with old as (
  select l.*, row_number() over (order by l.seen_at, l.id) as place, u.role
  from access_log l join app_user u on u.id = l.user_id
), moved as (
  insert into audit_event (happened_at, event, user_id, role, by, owner_id, subject, after)
  select seen_at, case when allowed then 'report.read' else 'access.refused' end, user_id, role, 'session', owner_id, item_id,
    case when not allowed then json_build_object('operation', 'report.read') end
  from old order by place
  returning seq
)
insert into audit_event_detail (seq, address)
select m.seq, o.address
from (select seq, row_number() over (order by seq) as place from moved) m join old o using (place);

drop table access_log;
