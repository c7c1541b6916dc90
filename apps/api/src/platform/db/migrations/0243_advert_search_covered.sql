-- A search walks an index in its order and looks at the filters there: rows are fetched for the page alone. One index for each place and
-- order, with what filters and maps need.

drop index advert_shown_newest;
drop index advert_shown_city_newest;
drop index advert_shown_district_newest;
drop index advert_shown_price;
drop index advert_shown_city_price;
drop index advert_shown_per_m2;
drop index advert_shown_area;

create index advert_shown_newest on advert (published_on desc, id desc)
  include (rooms, price, area, price_per_m2, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_shown_price on advert (price, id)
  include (rooms, area, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_shown_per_m2 on advert (price_per_m2, id)
  include (rooms, price, area, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_shown_area on advert (area desc, id desc)
  include (rooms, price, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;

create index advert_shown_city_newest on advert (id_city, published_on desc, id desc)
  include (rooms, price, area, price_per_m2, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_shown_city_price on advert (id_city, price, id)
  include (rooms, area, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_shown_city_per_m2 on advert (id_city, price_per_m2, id)
  include (rooms, price, area, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_shown_city_area on advert (id_city, area desc, id desc)
  include (rooms, price, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;

create index advert_shown_district_newest on advert (id_district, published_on desc, id desc)
  include (id_city, rooms, price, area, price_per_m2, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_shown_district_price on advert (id_district, price, id)
  include (id_city, rooms, area, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_shown_district_per_m2 on advert (id_district, price_per_m2, id)
  include (id_city, rooms, price, area, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
create index advert_shown_district_size on advert (id_district, area desc, id desc)
  include (id_city, rooms, price, price_per_m2, published_on, object_type, group_sites, group_count, lon, lat) where is_shown;
