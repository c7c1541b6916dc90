-- Whose reports were read, by whom and from where, within minutes at a million orders.
create index audit_event_subject on audit_event (subject, seq) where subject is not null;
create index audit_event_credential on audit_event (credential_id, seq) where credential_id is not null;
create index audit_event_detail_address on audit_event_detail (address) where address is not null;
