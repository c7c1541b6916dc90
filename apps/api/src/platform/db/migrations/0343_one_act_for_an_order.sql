-- An act for a period has the order already: another one would tell of the same money again. The use case refuses it with a text;
-- this holds also for processes of an earlier release, which know no acts for periods.
create function act_of_order_is_the_only_one() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_item i join ledger_transfer t on t.item_id = i.id join act_transfer a on a.transfer_id = t.id
    where i.order_id = new.order_id
  ) then
    raise exception 'the order is in an act for a period';
  end if;
  return new;
end $$;
create trigger act_of_order_is_the_only_one before insert on invoice
for each row when (new.kind = 'act' and new.order_id is not null) execute function act_of_order_is_the_only_one();
