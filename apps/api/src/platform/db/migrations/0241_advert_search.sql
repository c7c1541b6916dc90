-- How adverts are found: shown ones by place and in every order of a search, all by what tells a flat.

create index advert_shown_newest on advert (published_on desc, id desc) where is_shown;
create index advert_shown_city_newest on advert (id_city, published_on desc, id desc) where is_shown;
create index advert_shown_district_newest on advert (id_district, published_on desc, id desc) where is_shown;
create index advert_shown_price on advert (price, id) where is_shown;
create index advert_shown_city_price on advert (id_city, price, id) where is_shown;
create index advert_shown_district_rooms on advert (id_district, rooms, price_per_m2) where is_shown;
create index advert_shown_city_rooms on advert (id_city, rooms, price_per_m2) where is_shown;
create index advert_shown_district_area on advert (id_district, rooms, area) where is_shown;
create index advert_shown_per_m2 on advert (price_per_m2, id) where is_shown;
create index advert_shown_area on advert (area desc, id desc) where is_shown;
create index advert_street on advert (street, id);
create index advert_house on advert (id_dom, published_on desc) where id_dom is not null;
create index advert_flat on advert (flat_key);
create index advert_kad_number on advert (kad_number) where kad_number is not null;
create index advert_url on advert (url);
create index advert_district on advert (id_district, published_on);
create index advert_to_match on advert (street) where needs_matching;
create index advert_pair_second on advert_pair (second_id);

-- Statistics know too little of adverts to guess how many of a district have so many rooms at such a price.
alter table advert alter column id_district set statistics 500;
alter table advert alter column price set statistics 500;
