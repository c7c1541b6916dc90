-- Acts of destruction (152-FZ, article 21, part 7; order 179 of Roskomnadzor of 28.10.2022): one a day for each duty, and the
-- extract from the log that the order asks for beside it. Neither holds the data.
create table destruction_act (
  duty text not null,
  made_on date not null,
  subjects integer not null,
  rows integer not null,
  files integer not null,
  remove_on date not null,
  primary key (duty, made_on)
);
create index destruction_act_over on destruction_act (remove_on);
comment on table destruction_act is 'What was destroyed on a day (Moscow) of one duty, without the data. Kept for three years, then removed itself.';
comment on column destruction_act.duty is 'Name from personal-data/timers/duties.ts, which has the ground, the categories and the way.';
comment on column destruction_act.rows is 'Rows deleted or emptied.';

create table destruction_entry (
  id bigint generated always as identity primary key,
  duty text not null,
  made_on date not null,
  subject text not null,
  rows integer not null,
  files integer not null,
  destroyed_at timestamptz not null,
  foreign key (duty, made_on) references destruction_act on delete cascade
);
create index destruction_entry_act on destruction_entry (duty, made_on);
comment on table destruction_entry is 'The log of an act: whose data, how much of it, at what moment.';
comment on column destruction_entry.subject is 'An id or number that says nothing without the destroyed data; empty where rows name nobody.';

-- What the clock looks for, so that it never reads a whole table.
create index session_over on session (expires_at);
create index email_verification_over on email_verification (expires_at);
create index phone_verification_over on phone_verification (expires_at);
create index payment_notification_age on payment_notification (received_at);
create index support_request_age on support_request (created_at);
create index destruction_proof_age on destruction_proof (destroyed_at);
create index account_deletion_done on account_deletion (destroyed_at) where destroyed_at is not null;
create index property_object_age on property_object (greatest(fetched_at, details_at));
create index refund_words on refund (created_at) where reason <> '';
create index item_return_words on item_return (created_at) where reason <> '';
create index report_unfinished on report (created_at) where expires_at is null;

-- A letter that was sent keeps its reason, so that it is not written twice, and nothing else.
alter table mail_outbox add column emptied_at timestamptz;
comment on column mail_outbox.emptied_at is 'When recipient, subject and text were destroyed.';
create index mail_outbox_kept on mail_outbox (sent_at) where sent_at is not null and emptied_at is null;

alter table customer_order add column forgotten_at timestamptz;
comment on column customer_order.forgotten_at is 'When what the site knew of the visit was destroyed, and of an unpaid order whom it was about.';
create index customer_order_to_forget on customer_order (created_at) where forgotten_at is null;

alter table invoice add column anonymised_at timestamptz;
comment on column invoice.anonymised_at is 'When the payer was taken out; number, day and amount stay.';
comment on table invoice is 'Invoices and acts as they were made out. Their payer is kept until five years after the year of the last document made out to it (402-FZ, article 29).';
create index invoice_to_anonymise on invoice (issued_on) where anonymised_at is null;
create index invoice_payer on invoice (payer_id, issued_on);

-- Where from and why, three years after the event. Only emptied, like audit_forget; the hashed part of the journal stays.
create index audit_event_detail_kept on audit_event_detail (seq)
  where address is not null or user_agent is not null or reason is not null;
create function audit_fade(before timestamptz, most integer) returns setof bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  -- By the clock of the database: the application cannot empty what is younger.
  over timestamptz := least(before, clock_timestamp() - interval '3 years');
begin
  return query
  update public.audit_event_detail d set address = null, user_agent = null, reason = null
  where d.seq in (
    select k.seq from public.audit_event_detail k join public.audit_event e on e.seq = k.seq
    where (k.address is not null or k.user_agent is not null or k.reason is not null)
      and k.seq <= (select o.seq from public.audit_event o where o.happened_at <= over order by o.happened_at desc limit 1)
      and e.happened_at <= over
    order by k.seq limit most
  )
  returning d.seq;
end $$;
revoke execute on function audit_fade(timestamptz, integer) from public;

-- What a destruction asks of whole tables: whether a file is still referred to, and what one account has.
create index report_task_file on report_task (file_hash) where file_hash is not null;
create index report_pdf on report (pdf_hash) where pdf_hash is not null;
create index data_export_file on data_export (file_hash) where file_hash is not null;
create index mail_outbox_recipient on mail_outbox (recipient) where emptied_at is null;
create index support_request_user on support_request (user_id) where user_id is not null;

create index consent_of_guest on consent (withdrawn_at) where user_id is null;
