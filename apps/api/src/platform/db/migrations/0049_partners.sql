create index app_user_partner on app_user (partner_id) where partner_id is not null;
create index customer_order_partner on customer_order (partner_id, created_at desc) where partner_id is not null;
