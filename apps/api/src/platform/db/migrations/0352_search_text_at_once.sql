-- The same text as before. As SQL the function was parsed again at every new item, in the hope of being inlined; and most items name
-- neither owners nor a person.
create or replace function order_item_search_text(address text, key text, about jsonb) returns text
language plpgsql immutable parallel safe as $$
declare
  told text;
begin
  if about ? 'ownersData' or about ? 'entityAuto' then
    select string_agg(value #>> '{}', ' ') into told from (
      select jsonb_path_query(about, 'lax $.ownersData.*') as value
      union all select jsonb_path_query(about, 'lax $.entityAuto.*')
    ) named;
  end if;
  return translate(lower(concat_ws(' ', address, key, told) collate pg_c_utf8), 'ё', 'е');
end $$;
