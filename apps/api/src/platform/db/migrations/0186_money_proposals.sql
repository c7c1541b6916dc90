-- Entries that a person makes by hand, and payouts: above a sum a second person approves exactly what the first one asked for.

create table money_proposal (
  id uuid primary key,
  kind text not null check (kind in ('correction', 'advance_return', 'partner_payout')),
  -- Whose money it moves.
  user_id uuid not null references app_user,
  amount bigint not null check (amount > 0),
  arguments jsonb not null,
  -- SHA-256 of kind, owner, arguments, reason and document: who approves sends it back.
  arguments_hash bytea not null,
  reason text not null,
  document text not null,
  needs_second boolean not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  state text not null check (state in ('waiting', 'done', 'ended')),
  decided_by uuid references app_user,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'done' or not needs_second or (decided_by is not null and decided_by <> made_by and decided_by <> user_id))
);
create index money_proposal_state on money_proposal (state, made_at desc, id desc);
create index money_proposal_user on money_proposal (user_id);
-- The clock of the law on accounting empties the words of old ones.
create index money_proposal_old on money_proposal (made_at) where reason <> '';

/* What was proposed stays as it was hashed, and is decided once; only its words may be emptied when their term is over. */
create function money_proposal_is_decided_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a proposal about money stays';
  end if;
  if (old.kind, old.user_id, old.amount, old.arguments_hash, old.needs_second, old.made_by)
      is distinct from (new.kind, new.user_id, new.amount, new.arguments_hash, new.needs_second, new.made_by)
    or (new.arguments is distinct from old.arguments and new.arguments <> '{}')
    or (old.state <> 'waiting' and (old.state, old.decided_by, old.decided_at)
      is distinct from (new.state, new.decided_by, new.decided_at)) then
    raise exception 'a proposal about money is decided once, as it was made';
  end if;
  return new;
end $$;
create trigger money_proposal_is_decided_once before update or delete on money_proposal
for each row execute function money_proposal_is_decided_once();

comment on table money_proposal is 'Corrections and payouts as somebody of the staff asked for them. Above a sum they wait for another person.';
comment on column money_proposal.arguments_hash is 'Binds the approval to what was asked: an approval with another hash is refused.';
