-- A search whose filters and order pull apart (cheap flats, the largest first) would walk past nearly everything. Cells of rooms and price,
-- or of rooms and area, are each kept in the order of a search, so that every cell is entered at its first flat.

create function advert_price_band(price bigint) returns smallint language sql immutable parallel safe
return width_bucket(price, array[1000000, 1500000, 2000000, 2500000, 3000000, 4000000, 5000000, 6500000, 8500000, 11000000, 14500000,
  20000000, 30000000, 50000000]::bigint[])::smallint;
create function advert_area_band(area double precision) returns smallint language sql immutable parallel safe
return width_bucket(area, array[20, 26, 32, 38, 44, 50, 57, 65, 75, 90, 110, 150]::double precision[])::smallint;

alter table advert
  add column room_band smallint generated always as (least(coalesce(rooms, -1), 6)) stored,
  add column price_band smallint generated always as (advert_price_band(price)) stored,
  add column area_band smallint generated always as (advert_area_band(area)) stored;

create index advert_cell_area on advert (room_band, price_band, area desc, id desc)
  include (rooms, price, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_cell_per_m2 on advert (room_band, price_band, price_per_m2, id)
  include (rooms, price, area, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_cell_price on advert (room_band, area_band, price, id)
  include (rooms, price_per_m2, area, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;

create index advert_city_cell_area on advert (id_city, room_band, price_band, area desc, id desc)
  include (rooms, price, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_city_cell_per_m2 on advert (id_city, room_band, price_band, price_per_m2, id)
  include (rooms, price, area, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_city_cell_price on advert (id_city, room_band, area_band, price, id)
  include (rooms, price_per_m2, area, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;

comment on column advert.room_band is 'Rooms as searches divide the market: -1 where they are not known, 6 for six and more.';
comment on column advert.price_band is 'Which of the bands of prices it is in.';
comment on column advert.area_band is 'Which of the bands of areas it is in.';
