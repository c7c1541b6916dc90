-- Acts for a period. A transfer of the ledger is told of by one act at most, so acts add up to what the ledger charged and returned.

alter table invoice drop constraint invoice_amount_check;
-- An act of a period in which more was given back than rendered.
alter table invoice add constraint invoice_amount_check check (kind = 'act' or amount > 0);
alter table invoice add column period_from date, add column period_to date;
alter table invoice add constraint invoice_period_check check (
  (period_from is null) = (period_to is null) and (period_from is null or (kind = 'act' and period_from <= period_to))
);
comment on column invoice.period_from is 'Of an act for a period: its first day in Moscow.';
comment on column invoice.period_to is 'Of an act for a period: its last day in Moscow.';
comment on column invoice.subject is 'What it is about: order:{id}, transaction:{id}, amount:{kopecks}:{day}:{brand} or period:{from}:{to}:{brand}:{place}, with what was returned where something was.';
comment on column invoice.amount is 'Kopecks; below zero only for an act of a period.';

create table act_transfer (
  transfer_id uuid primary key references ledger_transfer,
  invoice_id uuid not null references invoice
);
create index act_transfer_invoice on act_transfer (invoice_id);
comment on table act_transfer is 'Which act for a period tells of a charge or a return. A document issued again after requisites were corrected tells of the same as the first.';

/* A document stays as it was issued: only the clock of the law on accounting takes its payer out. */
create function invoice_stays_as_issued() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a document stays';
  end if;
  if (new.id, new.kind, new.number, new.brand, new.user_id, new.payer_id, new.amount, new.issued_on, new.period_from, new.period_to)
      is distinct from
      (old.id, old.kind, old.number, old.brand, old.user_id, old.payer_id, old.amount, old.issued_on, old.period_from, old.period_to)
    or (new.content is distinct from old.content and (new.anonymised_at is null or old.anonymised_at is not null)) then
    raise exception 'a document stays as it was issued';
  end if;
  return new;
end $$;
create trigger invoice_stays_as_issued before update or delete on invoice
for each row execute function invoice_stays_as_issued();
