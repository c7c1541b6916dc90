-- What a partner earns from a moment on, in the place of the usual half of a first top-up of at least 5000 rubles (specification,
-- section 9). The latest that has begun and is not ended applies.
create table partner_tariff (
  id uuid primary key,
  partner_id uuid not null references app_user,
  reward_percent smallint not null check (reward_percent between 0 and 100),
  min_top_up bigint not null check (min_top_up >= 0),
  starts_at timestamptz not null,
  ended_at timestamptz,
  made_by uuid not null references app_user,
  reason text not null check (reason <> ''),
  check (ended_at >= starts_at),
  constraint partner_tariff_moment unique (partner_id, starts_at)
);
comment on table partner_tariff is 'Terms of rewards of single partners, each from a moment on.';
comment on column partner_tariff.min_top_up is 'Kopecks; a smaller first top-up earns nothing.';
comment on column partner_tariff.ended_at is 'The staff ended it: the usual terms apply from then on, or those of a tariff that began later.';
