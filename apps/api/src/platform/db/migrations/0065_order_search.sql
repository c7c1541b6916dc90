-- What an order is found by, folded when it is written and not ten thousand times when somebody with ten thousand orders
-- searches: letter case and «ё» make no difference, whatever the database's locale. Made of the item's own columns, so that
-- what is destroyed there is destroyed here. Whom a check is about is in it; only the one who ordered it searches.
create function order_item_search_text(address text, key text, about jsonb) returns text
language sql immutable parallel safe as $$
  select translate(lower(concat_ws(' ', address, key, (
    select string_agg(told.value #>> '{}', ' ')
    from (
      select jsonb_path_query(about, 'lax $.ownersData.*') as value
      union all select jsonb_path_query(about, 'lax $.entityAuto.*')
    ) told
  )) collate pg_c_utf8), 'ё', 'е')
$$;
alter table order_item add column search_text text not null
  generated always as (order_item_search_text(object_address, object_key, metadata)) stored;
