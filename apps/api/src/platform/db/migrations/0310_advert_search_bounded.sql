-- Searches that no index of a place and an order bounds: the newest of what stands far behind, apartments among many flats, a site nobody
-- writes to.

create index advert_cell_newest on advert (room_band, price_band, published_on desc, id desc)
  include (rooms, price, area, price_per_m2, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_city_cell_newest on advert (id_city, room_band, price_band, published_on desc, id desc)
  include (rooms, price, area, price_per_m2, object_type, group_sites, group_count, lon, lat) where is_shown;

create index advert_apartments_newest on advert (published_on desc, id desc)
  include (rooms, price, area, price_per_m2, object_type, group_sites, group_count, lon, lat)
  where is_shown and object_type = 'apartments';
create index advert_apartments_price on advert (price, id)
  include (rooms, area, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat)
  where is_shown and object_type = 'apartments';
create index advert_apartments_per_m2 on advert (price_per_m2, id)
  include (rooms, price, area, published_on, object_type, group_sites, group_count, lon, lat)
  where is_shown and object_type = 'apartments';
create index advert_apartments_area on advert (area desc, id desc)
  include (rooms, price, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat)
  where is_shown and object_type = 'apartments';
create index advert_apartments_city_newest on advert (id_city, published_on desc, id desc)
  include (rooms, price, area, price_per_m2, object_type, group_sites, group_count, lon, lat)
  where is_shown and object_type = 'apartments';
create index advert_apartments_city_price on advert (id_city, price, id)
  include (rooms, area, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat)
  where is_shown and object_type = 'apartments';
create index advert_apartments_city_per_m2 on advert (id_city, price_per_m2, id)
  include (rooms, price, area, published_on, object_type, group_sites, group_count, lon, lat)
  where is_shown and object_type = 'apartments';
create index advert_apartments_city_area on advert (id_city, area desc, id desc)
  include (rooms, price, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat)
  where is_shown and object_type = 'apartments';
create index advert_apartments_cell on advert (room_band, price_band, area desc, id desc)
  include (id_city, rooms, price, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat)
  where is_shown and object_type = 'apartments';

create index advert_on_sale_site on advert (id_site, flat_key) where removed_on is null and aside is null;

comment on column market_area.counted_on is 'The day of the count; null when adverts have changed since.';
