-- Adverts of flats as they are kept after they were judged, which of them sell one flat, and how far the source was read.

create table advert (
  id integer primary key,
  id_site smallint not null,
  url text not null,
  object_type text not null check (object_type in ('flat', 'apartments')),
  title text not null,
  description text not null,
  price bigint not null,
  area double precision not null,
  price_per_m2 integer not null,
  rooms smallint,
  kitchen_area double precision,
  floor smallint,
  floors smallint,
  house_kind text check (house_kind in ('panel', 'brick', 'monolith', 'block', 'prewar')),
  year_built smallint,
  condition text check (condition in ('needs_repair', 'cosmetic', 'good', 'designer')),
  ceiling double precision,
  balcony boolean,
  kad_number text,
  address text not null,
  street text not null,
  house text,
  id_city smallint not null,
  city text not null,
  id_district integer not null,
  district text not null,
  id_dom integer,
  lon double precision,
  lat double precision,
  seller text check (seller in ('owner', 'agency')),
  phone_mark text,
  photos jsonb not null default '[]',
  price_history jsonb not null default '[]',
  published_on date not null,
  updated_on date not null,
  removed_on date,
  aside text,
  warnings text[] not null default '{}',
  flat_key integer not null,
  is_shown boolean not null,
  group_sites smallint not null default 0,
  group_count smallint not null default 1,
  content_mark text not null,
  needs_matching boolean not null default true,
  read_at timestamptz not null,
  check (not (is_shown and (aside is not null or removed_on is not null)))
);

create table advert_pair (
  first_id integer not null references advert on delete cascade,
  second_id integer not null references advert on delete cascade,
  weight double precision not null,
  reasons jsonb not null,
  by_hand text check (by_hand in ('same', 'apart')),
  primary key (first_id, second_id),
  check (first_id < second_id)
);

create table advert_reading (
  source text primary key,
  stage text not null check (stage in ('all', 'changes')),
  next_offset integer not null default 0,
  since date,
  begun_on date not null,
  read_rows integer not null default 0,
  aside_rows integer not null default 0,
  trouble text,
  read_until date,
  changed_at timestamptz not null
);

create table market_area (
  type text not null check (type in ('city', 'district')),
  id integer not null,
  id_city integer not null,
  title text not null,
  slug text not null,
  figures jsonb,
  counted_on date,
  primary key (type, id)
);
create unique index market_area_slug on market_area (type, slug, id_city);

comment on table advert is 'Adverts of flats, judged and cleaned when they were read. The source''s words are never kept as they came.';
comment on column advert.url is 'The advert at its site, without a query.';
comment on column advert.price is 'Whole rubles of the last price.';
comment on column advert.kad_number is 'Of the flat, where the seller gave it.';
comment on column advert.id_dom is 'The house; null where the advert names only the street.';
comment on column advert.phone_mark is 'A keyed mark of the seller''s phone, to tell adverts of one seller. The phone itself and names are not kept.';
comment on column advert.photos is 'Addresses and perceptual hashes; only http and https.';
comment on column advert.price_history is 'Prices by day, the oldest first.';
comment on column advert.removed_on is 'The day it was taken down; null while it is on sale.';
comment on column advert.aside is 'Why the advert is not shown anywhere: what in it is absurd; null for the others.';
comment on column advert.warnings is 'What a reader is told beside the advert.';
comment on column advert.flat_key is 'The least id among adverts of the same flat: its own where it has no duplicates. Recomputed from advert_pair.';
comment on column advert.is_shown is 'One advert of each flat on sale is shown in lists.';
comment on column advert.group_sites is 'Of a shown advert: the sites on which its flat is on sale, a bit for each.';
comment on column advert.group_count is 'Of a shown advert: how many adverts of its flat are on sale.';
comment on column advert.content_mark is 'A hash of what was read: an advert that did not change is not written again.';
comment on column advert.needs_matching is 'Read or changed since its duplicates were looked for.';
comment on table advert_pair is 'Pairs of adverts that sell one flat, with what speaks for it. Written anew whenever a rule or an advert changes.';
comment on column advert_pair.weight is 'Sum of the match weights: binary logarithm of the likelihood ratio.';
comment on column advert_pair.by_hand is 'A decision of the staff, which no rule changes.';
comment on table advert_reading is 'How far each source of adverts was read.';
comment on column advert_reading.since is 'The day from which changes are read.';
comment on column advert_reading.read_until is 'The day up to which everything was read; null before the first reading has ended.';
comment on table market_area is 'Cities and districts with their figures, counted from adverts after each reading.';
