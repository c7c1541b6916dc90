-- The staff puts a question anew that its source leaves unanswered: a task under way begins again.
create or replace function report_task_may_move(was text, becomes text) returns boolean
language sql immutable parallel safe as $$
  select (was, becomes) in (
    ('queued', 'running'),
    ('queued', 'found'), ('running', 'found'), ('needs_data', 'found'),
    ('queued', 'nothing_found'), ('running', 'nothing_found'), ('needs_data', 'nothing_found'),
    ('queued', 'unavailable'), ('running', 'unavailable'), ('needs_data', 'unavailable'),
    ('queued', 'failed'), ('running', 'failed'), ('needs_data', 'failed'),
    ('queued', 'needs_data'), ('running', 'needs_data'),
    ('needs_data', 'skipped'),
    ('needs_data', 'queued'), ('skipped', 'queued'), ('unavailable', 'queued'), ('failed', 'queued'),
    ('running', 'queued')
  )
$$;

-- A number of the supplier belongs to one task: asked for when the staff attaches one by hand.
create index report_task_ticket on report_task ((ticket ->> 'ticket')) where ticket ->> 'ticket' is not null;

-- A payment that somebody of the staff books by a document, for an order that waits for it.
alter table money_proposal drop constraint money_proposal_kind_check;
alter table money_proposal add constraint money_proposal_kind_check
  check (kind in ('correction', 'advance_return', 'partner_payout', 'order_payment'));
