-- What the staff decides about adverts of one flat, with who, when and why; rules keep to it.

create table advert_decision (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('same', 'apart')),
  decided_by uuid not null references app_user,
  decided_at timestamptz not null,
  reason text not null
);
create index advert_decision_by on advert_decision (decided_by);

alter table advert_pair add column decision_id bigint references advert_decision;
create index advert_pair_decided on advert_pair (decision_id) where decision_id is not null;
create index advert_pair_weakest on advert_pair (weight) where by_hand is null;

comment on table advert_decision is 'Decisions of the staff on which adverts sell one flat.';
comment on column advert_decision.reason is 'In their words, for colleagues.';
comment on column advert_pair.decision_id is 'The decision by hand; a later one about the same pair takes its place.';
