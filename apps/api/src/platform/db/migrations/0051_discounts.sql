-- Coupons, promo codes and campaigns: so much off the base price of the products they name.
create table discount (
  id uuid primary key,
  kind text not null check (kind in ('coupon', 'promocode', 'campaign')),
  -- null: known by its id only.
  code text check (code <> ''),
  title text not null,
  -- Kopecks, or a percentage.
  amount bigint check (amount between 1 and 1000000000),
  percent smallint check (percent between 1 and 100),
  -- null: every brand.
  brand text,
  -- Empty: every product.
  product_names text[] not null default '{}',
  -- Issued to this person only.
  user_id uuid references app_user,
  max_uses integer check (max_uses > 0),
  max_uses_per_person integer check (max_uses_per_person > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  check ((amount is null) <> (percent is null)),
  check (kind = 'coupon' or code is not null),
  -- A campaign changes the prices of a page, so it cannot run out between the page and the order.
  check (kind <> 'campaign' or (max_uses is null and max_uses_per_person is null and user_id is null))
);
create unique index discount_code on discount (lower(code)) where code is not null;
create index discount_user on discount (user_id) where user_id is not null;
create index discount_latest on discount (created_at desc, id desc);

-- One row per item a discount made the price of. It counts as long as its order is not dropped and its item not given back,
-- so nothing has to be released; no foreign keys, which would lock a popular discount for every order at once.
create table discount_use (
  item_id uuid primary key,
  order_id uuid not null,
  discount_id uuid not null,
  user_id uuid not null,
  used_at timestamptz not null
);
create index discount_use_by on discount_use (discount_id, user_id);

insert into discount (id, kind, code, title, amount, percent, product_names, max_uses_per_person, enabled) values
  -- The default coupon of the specification, section 4: for everybody, never used up. Off until its amount is decided.
  ('0192f0c1-0000-7000-8000-00000000c000', 'coupon', null, 'Купон для всех', 100, null, '{}', null, false),
  -- Specification, section 4: given to those who register as role 12.
  ('0192f0c1-0000-7000-8000-00000000c001', 'campaign', 'risk50', 'Кампания risk50: −50 %', null, 50, '{RiskAssessment,RiskAssessmentV2}', null, true),
  -- Specification, section 4: set when the free-risk search is used; one report a person.
  ('0192f0c1-0000-7000-8000-00000000c002', 'coupon', 'freerisk', 'Купон freerisk: отчёт бесплатно', null, 100, '{RiskAssessmentV2}', 1, true);

create view counted_discount_use as
select u.discount_id, u.user_id from discount_use u
join customer_order o on o.id = u.order_id and o.status not in ('expired', 'cancelled')
join order_item i on i.id = u.item_id and i.status not in ('failed', 'refunded');
