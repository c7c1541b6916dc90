-- Orders paid in part from the balance (held when the order is placed) and for the rest by card.
alter table customer_order drop constraint customer_order_method_check;
alter table customer_order
  add constraint customer_order_method_check check (method in ('balance', 'card', 'mixed')),
  -- What a card is to pay; null: all of it.
  add column card_amount bigint,
  add constraint customer_order_card_part check (
    (method = 'mixed') = (card_amount is not null) and card_amount between 1 and total - 1
  );
alter table order_item
  add column card_amount bigint not null default 0 check (card_amount between 0 and price);

alter table payment
  -- Where the customer pays on the provider's own page, and where that page leads back to.
  add column confirmation_url text,
  add column return_url text;

-- The lists of a user's transactions, by the order of ids, which is the order of time.
create index ledger_transfer_spent on ledger_transfer (debit_account, id desc)
  where kind in ('purchase', 'refund');
create index ledger_transfer_received on ledger_transfer (credit_account, id desc) where kind <> 'purchase';

-- Money given back after the service was rendered; before that an item simply fails. Once per item.
create table item_return (
  item_id uuid primary key references order_item,
  -- Who gave it back.
  returned_by uuid not null references app_user,
  to_balance bigint not null check (to_balance >= 0),
  to_card bigint not null check (to_card >= 0),
  reason text not null,
  created_at timestamptz not null,
  check (to_balance + to_card > 0)
);

-- Never more back than was paid, whoever asks.
create function refund_within_payment() returns trigger language plpgsql as $$
declare
  paid bigint;
  given bigint;
begin
  select amount into strict paid from payment where id = new.payment_id and status = 'succeeded'
  for no key update;
  select coalesce(sum(amount), 0) into given from refund
  where payment_id = new.payment_id and status <> 'canceled';
  if given > paid then
    raise exception 'refunds of payment % exceed it', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refund_within_payment after insert on refund
for each row execute function refund_within_payment();
create index refund_payment on refund (payment_id);

-- The second receipt of a conclusion, which is no item of an order.
alter table receipt alter column item_id drop not null;
alter table receipt
  add column conclusion_id uuid unique references expert_conclusion,
  add constraint receipt_subject check (num_nonnulls(item_id, conclusion_id) = 1);
