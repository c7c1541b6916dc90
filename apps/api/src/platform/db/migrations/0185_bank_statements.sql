-- Statements of the bank. Each payment in them becomes one line, however many statements tell of it, and is booked at most once.

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (
  kind in ('user_paid', 'user_bonus', 'user_hold', 'provider', 'revenue', 'refund', 'promo', 'partner_payable', 'bank', 'correction')
);
insert into ledger_account (code, kind) values ('correction', 'correction');

create table bank_statement (
  id uuid primary key,
  file_name text not null,
  -- SHA-256 of the file.
  file_hash bytea not null,
  format text not null check (format in ('exchange', 'csv')),
  period_from date,
  period_to date,
  -- Payments to us in the file, each once.
  incoming integer not null,
  repeated integer not null,
  foreign_lines integer not null,
  -- What the bank says came in on our accounts, and what its lines add up to; null where it does not say.
  stated_received bigint,
  read_received bigint not null,
  uploaded_by uuid not null references app_user,
  uploaded_at timestamptz not null
);
create index bank_statement_latest on bank_statement (uploaded_at desc, id desc);

create table bank_line (
  id uuid primary key,
  statement_id uuid not null references bank_statement,
  -- Tells this payment from every other: account, direction, number, day, sum, other side, purpose.
  line_key bytea not null unique,
  -- The same without its purpose: equal for lines that are probably one payment told in two ways.
  payment_key bytea not null,
  account text not null,
  direction text not null check (direction in ('in', 'out')),
  number text not null,
  document_date date not null,
  credited_on date,
  amount bigint not null check (amount > 0),
  other_name text not null,
  other_inn text not null,
  other_account text not null,
  purpose text not null,
  state text not null check (state in ('booked', 'doubtful', 'ignored')),
  -- Why it waited for a person; null when it was clear.
  doubt text,
  invoice_id uuid references invoice,
  -- null: matched by the rules alone.
  decided_by uuid references app_user,
  decided_at timestamptz,
  decision_reason text not null default '',
  anonymised_at timestamptz,
  check (doubt is not null or state = 'booked'),
  check ((state = 'doubtful') = (decided_at is null)),
  check (direction = 'out' or (state = 'booked') = (invoice_id is not null))
);
create index bank_line_state on bank_line (state, document_date desc, id desc);
-- The clock of the law on accounting takes out whom a line names.
create index bank_line_old on bank_line (document_date) where anonymised_at is null;
create index bank_line_statement on bank_line (statement_id);
create index bank_line_payment on bank_line (payment_key);
create index bank_line_invoice on bank_line (invoice_id) where invoice_id is not null;

/* A decided line stays as it was decided, and what a line says never changes, except that its people are taken out. */
create function bank_line_is_decided_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a line of a statement stays';
  end if;
  if (old.line_key, old.amount, old.direction, old.account) is distinct from (new.line_key, new.amount, new.direction, new.account)
    or (old.state <> 'doubtful'
      and (old.state, old.invoice_id, old.decided_by, old.decided_at)
        is distinct from (new.state, new.invoice_id, new.decided_by, new.decided_at)) then
    raise exception 'a line of a statement is decided once';
  end if;
  return new;
end $$;
create trigger bank_line_is_decided_once before update or delete on bank_line
for each row execute function bank_line_is_decided_once();

comment on table bank_statement is 'Statements of the bank as they were uploaded; the file itself is not kept.';
comment on table bank_line is 'Payments the statements tell of that concern invoices or payouts. A line is booked once: its id is in the reference of its transfer.';
comment on column bank_line.payment_key is 'Equal for two lines that are probably one payment told in two ways; the second waits for a person.';
comment on column bank_line.doubt is 'Why a person had to decide; null when number, INN and sum said it all.';

-- By number and by payer, for the matching and the desk.
create index invoice_issued on invoice (created_at desc, id desc) where kind = 'invoice';
create index invoice_payer_inn on invoice ((content -> 'payer' ->> 'inn')) where kind = 'invoice';
alter table invoice add column valid_until date;
comment on column invoice.valid_until is 'Of an invoice: the last day on which the order it is for still waits for the money.';
