-- What a user was charged for and did not get back, kept beside the balance: every price asks for it, and a sum over a
-- customer's purchases grows with their history. On the account money waits on, whose row a charge changes anyway.
alter table ledger_account
  add column spent bigint not null default 0 check (spent >= 0),
  add constraint ledger_account_spent_is_a_users check (spent = 0 or kind = 'user_hold');

create or replace function ledger_book_transfer() returns trigger language plpgsql security definer as $$
begin
  if new.hold_account is null then
    perform public.ledger_book(new.id, 'transfer', new.debit_account, new.credit_account, new.amount);
    if new.kind = 'refund' then
      -- Given back after the service was rendered: from revenue, whichever purse it comes to.
      update public.ledger_account hold set spent = hold.spent - new.amount
      from public.ledger_account purse, public.ledger_account source
      where source.id = new.debit_account and source.kind = 'revenue'
        and purse.id = new.credit_account and hold.user_id = purse.user_id and hold.kind = 'user_hold';
    end if;
  else
    if not exists (select from public.ledger_account where id = new.credit_account) then
      raise exception 'ledger: account % does not exist', new.credit_account;
    end if;
    perform public.ledger_book(new.id, 'hold', new.debit_account, new.hold_account, new.amount);
  end if;
  return null;
end $$;

create or replace function ledger_book_settlement() returns trigger language plpgsql security definer as $$
declare
  pending public.ledger_transfer;
begin
  select * into strict pending from public.ledger_transfer where id = new.transfer_id;
  if pending.hold_account is null then
    raise exception 'ledger: transfer % is not pending', new.transfer_id;
  end if;
  if new.outcome = 'posted' then
    perform public.ledger_book(pending.id, 'post', pending.hold_account, pending.credit_account, pending.amount);
    if pending.kind = 'purchase' then
      update public.ledger_account set spent = spent + pending.amount where id = pending.hold_account;
    end if;
  else
    perform public.ledger_book(pending.id, 'void', pending.hold_account, pending.debit_account, pending.amount);
  end if;
  return null;
end $$;

create or replace function ledger_account_starts_empty() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 or new.spent <> 0 then
    raise exception 'ledger: an account starts with zero';
  end if;
  return new;
end $$;

alter table ledger_account disable trigger ledger_account_moves_by_booking;
update ledger_account a set spent = charged.total
from (
  select t.hold_account as id, sum(t.amount) as total
  from ledger_transfer t join ledger_settlement s on s.transfer_id = t.id and s.outcome = 'posted'
  where t.kind = 'purchase' group by 1
) charged
where a.id = charged.id and a.kind = 'user_hold';
update ledger_account a set spent = a.spent - returned.total
from (
  select purse.user_id, sum(t.amount) as total
  from ledger_transfer t
  join ledger_account source on source.id = t.debit_account and source.kind = 'revenue'
  join ledger_account purse on purse.id = t.credit_account
  where t.kind = 'refund' group by 1
) returned
where a.user_id = returned.user_id and a.kind = 'user_hold';
alter table ledger_account enable trigger ledger_account_moves_by_booking;

-- Only the sum above read it.
drop index ledger_entry_posted;
