-- Banners of the sites. One for somebody else is an advertisement: it names who pays for it and its token of the register (38-FZ,
-- article 18.1). None is removed: advertisements are kept for a year after they were last shown (article 12).
create table banner (
  id uuid primary key,
  brand text not null,
  route text not null,
  title text not null,
  text text not null,
  link text not null,
  link_title text not null,
  advertiser text,
  advertiser_inn text,
  erid text,
  starts_on date not null,
  ends_on date,
  is_enabled boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nulls(advertiser, advertiser_inn, erid) in (0, 3)),
  check (link like '/%' or erid is not null),
  check (ends_on >= starts_on)
);
create index banner_enabled on banner (brand, starts_on) where is_enabled;

comment on table banner is 'Banners below the content of pages, with the mark of advertisements.';
comment on column banner.route is 'The id of a route, or all.';
comment on column banner.link is 'A page of the site, or an address elsewhere, which makes it an advertisement.';
comment on column banner.advertiser is 'Who pays for it; null for what is no advertisement.';
comment on column banner.erid is 'Its token of the register of advertisements.';
comment on column banner.starts_on is 'Days of Moscow, both included.';
