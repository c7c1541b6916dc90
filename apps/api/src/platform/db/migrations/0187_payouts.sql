-- Money that leaves by bank: unspent advances and what partners are owed. It is set aside until a statement shows that the bank has paid.

create table payout_file (
  id uuid primary key,
  account text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null
);

create table payout (
  id uuid primary key references money_proposal,
  kind text not null check (kind in ('advance_return', 'partner_payout')),
  user_id uuid not null references app_user,
  amount bigint not null check (amount > 0),
  -- Our account it leaves from, and its number as a payment order.
  account text not null,
  number integer generated always as identity (start with 700001) unique,
  payee jsonb not null,
  purpose text not null,
  state text not null check (state in ('waiting', 'in_file', 'paid', 'cancelled')),
  file_id uuid references payout_file,
  line_id uuid unique references bank_line,
  created_at timestamptz not null,
  -- An advance is returned within 30 working days.
  due_on date not null,
  ended_at timestamptz,
  ended_by uuid references app_user,
  check ((state = 'paid') = (line_id is not null)),
  check ((state in ('paid', 'cancelled')) = (ended_at is not null))
);
create index payout_state on payout (state, due_on, id);
create index payout_user on payout (user_id);
create index payout_of_file on payout (file_id) where file_id is not null;
create index payout_old on payout (ended_at) where payee <> '{}';

/* A payout that ended stays ended: the bank pays once, and a cancelled one gave its money back. */
create function payout_ends_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a payout stays';
  end if;
  if (old.amount, old.user_id, old.kind, old.account) is distinct from (new.amount, new.user_id, new.kind, new.account)
    or (old.state in ('paid', 'cancelled') and (old.state, old.line_id) is distinct from (new.state, new.line_id)) then
    raise exception 'a payout ends once, as it was made';
  end if;
  return new;
end $$;
create trigger payout_ends_once before update or delete on payout
for each row execute function payout_ends_once();

comment on table payout is 'Payments to be made by bank. Its money waits on a hold until a statement of the bank shows the payment.';
comment on column payout.number is 'The number of the payment order: the statement is matched by it, the sum and the account.';
comment on table payout_file is 'Files of payment orders made for the bank; their text is made anew from the payouts.';
