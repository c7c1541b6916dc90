-- Money may go back in several parts after delivery, and an unspent advance may go back to the cards it came from.

-- A return is a part of its own. The first one of an item keeps the item's id: letters about it were written under that.
alter table item_return add column id uuid;
update item_return set id = item_id;
alter table item_return drop constraint item_return_pkey;
alter table item_return alter column id set not null, add primary key (id);
create index item_return_item on item_return (item_id);
comment on table item_return is 'Money given back after delivery, a row for each part.';

-- A refund has one cause: an item that failed, checks that were skipped, a return after delivery, or an advance.
alter table refund drop constraint refund_once_per_cause;
alter table refund alter column item_id drop not null;
alter table refund
  -- Both are inserted in one transaction, the refund first.
  add column return_id uuid references item_return deferrable initially deferred,
  add column proposal_id uuid references money_proposal,
  add column refusal text not null default '';
update refund r set return_id = x.id from item_return x where x.item_id = r.item_id and not r.for_checks and x.to_card > 0;
alter table refund
  add constraint refund_has_one_cause check (
    num_nonnulls(item_id, proposal_id) = 1 and (return_id is null or (item_id is not null and not for_checks))
  ),
  drop constraint refund_payment_mode_check,
  add constraint refund_payment_mode_check check (
    payment_mode in ('advance', 'partial_prepayment', 'full_prepayment', 'full_payment')
  );
create unique index refund_of_failed_item on refund (item_id) where return_id is null and not for_checks;
create unique index refund_of_checks on refund (item_id) where for_checks;
create unique index refund_of_return on refund (return_id) where return_id is not null;
create unique index refund_of_advance on refund (proposal_id, payment_id) where proposal_id is not null;
create index refund_item on refund (item_id) where item_id is not null;
comment on column refund.return_id is 'Of a return after delivery; null for an item that failed, for skipped checks and for an advance.';
comment on column refund.proposal_id is 'Of an unspent advance that goes back to its card.';
comment on column refund.refusal is 'Why the provider refused it, in its words; empty otherwise.';

-- What paid: a card, a bank account over SBP, a wallet. Money goes back there.
alter table payment
  add column instrument text,
  add column instrument_tail text not null default '';
comment on column payment.instrument is 'The provider''s type of the payment method: bank_card, sbp, yoo_money; null for payments made before it was kept.';
comment on column payment.instrument_tail is 'The last four digits of the card or wallet; empty where there are none.';
