-- Statuses nobody sets are gone, and a status moves only as its life says (`fulfilment/item-status.domain.ts`,
-- `order-status.domain.ts`; a test compares the two). For everyone, the owner included.
alter table order_item drop constraint order_item_status_check;
alter table order_item add constraint order_item_status_check check (
  status in ('created', 'queued', 'running', 'needs_data', 'done', 'failed', 'refunded')
);
alter table customer_order drop constraint customer_order_status_check;
alter table customer_order add constraint customer_order_status_check check (
  status in ('awaiting_payment', 'paid', 'closed', 'expired')
);

create function order_item_may_move(was text, becomes text) returns boolean
language sql immutable parallel safe as $$
  select (was, becomes) in (
    ('created', 'queued'),
    ('queued', 'running'),
    ('needs_data', 'running'),
    ('queued', 'needs_data'), ('running', 'needs_data'),
    ('queued', 'done'), ('running', 'done'), ('needs_data', 'done'),
    ('queued', 'failed'), ('running', 'failed'), ('needs_data', 'failed'),
    ('queued', 'refunded'), ('running', 'refunded'), ('needs_data', 'refunded'),
    ('failed', 'refunded')
  )
$$;

create function customer_order_may_move(was text, becomes text) returns boolean
language sql immutable parallel safe as $$
  select (was, becomes) in (
    ('awaiting_payment', 'paid'),
    ('awaiting_payment', 'closed'), ('expired', 'closed'),
    ('awaiting_payment', 'expired'),
    ('paid', 'closed')
  )
$$;

create function refuse_status_move() returns trigger language plpgsql as $$
begin
  raise exception '% cannot move from % to %', tg_table_name, old.status, new.status
    using errcode = 'check_violation';
end $$;

create trigger order_item_moves before update of status on order_item for each row
when (old.status is distinct from new.status and not order_item_may_move(old.status, new.status))
execute function refuse_status_move();
create trigger customer_order_moves before update of status on customer_order for each row
when (old.status is distinct from new.status and not customer_order_may_move(old.status, new.status))
execute function refuse_status_move();

-- Where held money came from was the last word of a hold's reference.
alter table ledger_transfer add column purse text check (purse in ('bonus', 'paid', 'card'));
alter table ledger_transfer disable trigger ledger_transfer_is_final;
update ledger_transfer set purse = split_part(reference, ':', 4)
where kind = 'purchase' and hold_account is not null;
alter table ledger_transfer enable trigger ledger_transfer_is_final;
alter table ledger_transfer add constraint ledger_transfer_hold_has_its_purse
  check ((kind = 'purchase' and hold_account is not null) = (purse is not null));
comment on column ledger_transfer.purse is 'Of a hold: where its money came from; card is own money a card has just brought for this very item';
