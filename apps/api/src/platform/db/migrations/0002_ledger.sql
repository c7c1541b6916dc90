-- Double entry in integer kopecks. A transfer takes `amount` from `debit_account` to `credit_account`; a pending one
-- parks it on `hold_account` until its settlement posts or voids it, once. Rows are never changed; the balance of an
-- account is kept by the triggers below and by nothing else.

create table ledger_account (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null check (
    kind in ('user_paid', 'user_bonus', 'user_hold', 'provider', 'revenue', 'refund', 'promo', 'partner_payable')
  ),
  user_id uuid references app_user,
  balance bigint not null default 0 check (balance between -9007199254740991 and 9007199254740991),
  -- null: may go below zero without a limit, as the provider's account must.
  min_balance bigint,
  constraint ledger_account_floor check (balance >= min_balance),
  constraint ledger_account_user_is_never_in_debt check (user_id is null or min_balance = 0)
);
create index ledger_account_user on ledger_account (user_id);

-- No foreign keys to accounts: they are never deleted, so the trigger's look is enough, and a foreign key would lock
-- the revenue row shared by every order of a product.
create table ledger_transfer (
  id uuid primary key default uuidv7(),
  reference text not null unique,
  debit_account bigint not null,
  credit_account bigint not null,
  hold_account bigint,
  amount bigint not null check (amount between 1 and 100000000000000),
  kind text not null,
  order_id uuid,
  item_id uuid,
  payment_id uuid,
  created_at timestamptz not null default now(),
  check (debit_account <> credit_account and debit_account <> hold_account and credit_account <> hold_account)
);
create index ledger_transfer_item on ledger_transfer (item_id) where item_id is not null;
create index ledger_transfer_payment on ledger_transfer (payment_id) where payment_id is not null;

create table ledger_settlement (
  transfer_id uuid primary key references ledger_transfer,
  outcome text not null check (outcome in ('posted', 'voided')),
  reference text not null unique,
  created_at timestamptz not null default now()
);

create table ledger_entry (
  transfer_id uuid not null,
  step text not null check (step in ('transfer', 'hold', 'post', 'void')),
  account bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, step, account)
);
create index ledger_entry_account on ledger_entry (account);

create function ledger_book(transfer uuid, step text, source bigint, target bigint, amount bigint)
returns void language plpgsql as $$
declare
  changed integer;
  total integer;
begin
  insert into public.ledger_entry (transfer_id, step, account, amount)
  values (transfer, step, source, -amount), (transfer, step, target, amount);
  -- In the order of ids, so that two transfers between the same accounts never wait for each other in a circle.
  update public.ledger_account set balance = balance + case when id = source then -amount else amount end
  where id = least(source, target);
  get diagnostics total = row_count;
  update public.ledger_account set balance = balance + case when id = source then -amount else amount end
  where id = greatest(source, target);
  get diagnostics changed = row_count;
  if total + changed <> 2 then
    raise exception 'ledger: account % or % does not exist', source, target;
  end if;
end $$;

create function ledger_book_transfer() returns trigger language plpgsql security definer as $$
begin
  if new.hold_account is null then
    perform public.ledger_book(new.id, 'transfer', new.debit_account, new.credit_account, new.amount);
  else
    if not exists (select from public.ledger_account where id = new.credit_account) then
      raise exception 'ledger: account % does not exist', new.credit_account;
    end if;
    perform public.ledger_book(new.id, 'hold', new.debit_account, new.hold_account, new.amount);
  end if;
  return null;
end $$;
create trigger ledger_transfer_books after insert on ledger_transfer
for each row execute function ledger_book_transfer();

create function ledger_book_settlement() returns trigger language plpgsql security definer as $$
declare
  pending public.ledger_transfer;
begin
  select * into strict pending from public.ledger_transfer where id = new.transfer_id;
  if pending.hold_account is null then
    raise exception 'ledger: transfer % is not pending', new.transfer_id;
  end if;
  if new.outcome = 'posted' then
    perform public.ledger_book(pending.id, 'post', pending.hold_account, pending.credit_account, pending.amount);
  else
    perform public.ledger_book(pending.id, 'void', pending.hold_account, pending.debit_account, pending.amount);
  end if;
  return null;
end $$;
create trigger ledger_settlement_books after insert on ledger_settlement
for each row execute function ledger_book_settlement();

-- For everyone, the owner included: grants alone would not stop a slip in a migration or a console.
create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % of % is not allowed, book a new transfer instead', tg_op, tg_table_name;
end $$;

create function ledger_refuse_outside_triggers() returns trigger language plpgsql as $$
begin
  -- Depth 1 is this trigger itself; a booking runs inside another one.
  if pg_trigger_depth() < 2 then
    raise exception 'ledger: % of % is not allowed, book a new transfer instead', tg_op, tg_table_name;
  end if;
  return null;
end $$;

create trigger ledger_transfer_is_final before update or delete or truncate on ledger_transfer
for each statement execute function ledger_refuse();
create trigger ledger_settlement_is_final before update or delete or truncate on ledger_settlement
for each statement execute function ledger_refuse();
create trigger ledger_entry_is_final before update or delete or truncate on ledger_entry
for each statement execute function ledger_refuse();
create trigger ledger_entry_is_booked before insert on ledger_entry
for each statement execute function ledger_refuse_outside_triggers();
create trigger ledger_account_stays before delete or truncate on ledger_account
for each statement execute function ledger_refuse();
create trigger ledger_account_moves_by_booking before update on ledger_account
for each statement execute function ledger_refuse_outside_triggers();

create function ledger_account_starts_empty() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 then
    raise exception 'ledger: an account starts with zero';
  end if;
  return new;
end $$;
create trigger ledger_account_starts_empty before insert on ledger_account
for each row execute function ledger_account_starts_empty();

-- Locks a user's accounts and tells their balances as they are once the lock is held. A definer function, because
-- locking a row needs a right to change it, which the application has not.
create function ledger_lock_user(owner uuid)
returns table (id bigint, kind text, balance bigint)
language sql volatile security definer rows 3 as $$
  select a.id, a.kind, a.balance from public.ledger_account a
  where a.user_id = owner order by a.id for no key update
$$;

insert into ledger_account (code, kind) values
  ('provider:yookassa', 'provider'),
  ('refund', 'refund'),
  ('promo', 'promo');
