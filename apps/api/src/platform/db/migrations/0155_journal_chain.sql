-- The chain that shows whether somebody with all rights changed the journal. A link seals events that are committed; the
-- events themselves never change.
create table audit_link (
  no bigint primary key check (no > 0),
  made_at timestamptz not null,
  events int8multirange not null check (not isempty(events)),
  reaches bigint not null,
  digests bytea not null,
  hash bytea not null check (octet_length(hash) = 32)
);
create index audit_link_time on audit_link (made_at);

comment on table audit_link is 'The chain of hashes over audit_event. Links are numbered without gaps; rows never change and never go.';
comment on column audit_link.events is 'The numbers (audit_event.seq) sealed by this link. Events that became visible late are in a later link.';
comment on column audit_link.reaches is 'The number after the highest event sealed so far.';
comment on column audit_link.digests is 'SHA-256 of each sealed event, 32 bytes each, in the order of their numbers.';
comment on column audit_link.hash is 'SHA-256 of the previous link''s hash, this link''s number, time, numbers and digests.';

create trigger audit_link_stays before update or delete on audit_link
for each row execute function audit_refuse();
create trigger audit_link_is_not_emptied before truncate on audit_link
for each statement execute function audit_refuse();
