-- A check whose data nobody gave is skipped by its reader, or when the time to give it is over. Until now both were «failed»,
-- like an answer that could not be read. A task moves only as its life says (`fulfilment/task-status.domain.ts`).
alter table report_task drop constraint report_task_status_check;
alter table report_task add constraint report_task_status_check check (
  status in ('queued', 'running', 'found', 'nothing_found', 'unavailable', 'needs_data', 'skipped', 'failed')
);

create function report_task_may_move(was text, becomes text) returns boolean
language sql immutable parallel safe as $$
  select (was, becomes) in (
    ('queued', 'running'),
    ('queued', 'found'), ('running', 'found'), ('needs_data', 'found'),
    ('queued', 'nothing_found'), ('running', 'nothing_found'), ('needs_data', 'nothing_found'),
    ('queued', 'unavailable'), ('running', 'unavailable'), ('needs_data', 'unavailable'),
    ('queued', 'failed'), ('running', 'failed'), ('needs_data', 'failed'),
    ('queued', 'needs_data'), ('running', 'needs_data'),
    ('needs_data', 'skipped'),
    ('needs_data', 'queued'), ('skipped', 'queued'), ('unavailable', 'queued'), ('failed', 'queued')
  )
$$;
create trigger report_task_moves before update of status on report_task for each row
when (old.status is distinct from new.status and not report_task_may_move(old.status, new.status))
execute function refuse_status_move();

-- The worst that is known of a row of a list before its last check has ended; null while nothing bad is known.
alter table report add column verdict_so_far jsonb;
comment on column report.verdict_so_far is
  'Of a list''s row that is still being checked: the verdict of what was found, unless that is nothing bad; null once completed';

-- The part of a price that was named for skipped checks goes back once for each kind of check.
create table check_return (
  item_id uuid not null references order_item (id),
  task_type text not null,
  bonus bigint not null check (bonus >= 0),
  paid bigint not null check (paid >= 0),
  to_card bigint not null check (to_card >= 0),
  created_at timestamptz not null,
  primary key (item_id, task_type),
  check (bonus + paid > 0),
  check (to_card <= paid)
);
comment on table check_return is 'Money given back for checks that were skipped and had a price of their own; once per item and kind of check.';
comment on column check_return.bonus is 'Kopecks, to the bonus balance.';
comment on column check_return.paid is 'Kopecks of own money, including what goes on to the card.';
comment on column check_return.to_card is 'Kopecks of it sent back to the card.';

-- An item may have one refund for its skipped checks and one for itself.
alter table refund add column for_checks boolean not null default false;
alter table refund add column payment_mode text check (payment_mode in ('partial_prepayment', 'full_prepayment', 'full_payment'));
alter table refund drop constraint refund_item_id_key;
alter table refund add constraint refund_once_per_cause unique (item_id, for_checks);
comment on column refund.for_checks is 'Of the prices of skipped checks; otherwise of the item itself.';
comment on column refund.payment_mode is 'Of its receipt, where it does not follow from the item''s status (54-FZ).';
