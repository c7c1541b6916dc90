-- A page of somebody's orders is read from the index alone, whatever stands beside them in the table: top-ups are orders
-- of another kind and no part of the list.
create index customer_order_list on customer_order (user_id, kind, created_at desc, id desc);
drop index customer_order_user;
