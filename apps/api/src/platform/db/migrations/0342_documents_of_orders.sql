-- Acts for a period ask of each order which documents it has.
create index invoice_order on invoice (order_id) where order_id is not null;
