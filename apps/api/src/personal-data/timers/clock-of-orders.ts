import type { RowsOfDuty } from './clock-of-rows.ts';

// What was bought and what it cost stay for accounting; a cadastral number or an address names nobody.
export const clockOfOrders: readonly RowsOfDuty[] = [
  {
    duty: 'unpaid_order',
    sql: `with over as (
        update customer_order set metadata = '{}', forgotten_at = :now where id = any(array(
          select id from customer_order where forgotten_at is null and created_at <= :before and status = 'expired'
          order by created_at limit :most
        )) returning id
      ), items as (
        update order_item i set metadata = '{}', object_address = '',
          object_key = case when i.object_key ~ '^\\d{2}:\\d{2}:\\d{6,7}:\\d+$' then i.object_key else '' end
        from over where i.order_id = over.id
      )
      select id::text as subject from over`,
  },
  {
    duty: 'visit',
    sql: `update customer_order set metadata = '{}', forgotten_at = :now where id = any(array(
        select id from customer_order where forgotten_at is null and created_at <= :before and status in ('paid', 'closed')
        order by created_at limit :most
      )) returning id::text as subject`,
  },
];
