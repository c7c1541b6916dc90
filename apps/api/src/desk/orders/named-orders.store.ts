import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';

type NamedKind = 'order' | 'payment' | 'report' | 'invoice' | 'object';

export interface NamedOrder {
  readonly kind: NamedKind;
  readonly order_id: string;
}

const MOST = 200;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Orders that a number names: their own id, that of an item, the id of a payment here or at the provider, the number of a report or
 * an invoice, a cadastral number. Exactly, without regard to letter case.
 */
export async function findNamedOrders(db: Connection, number: string): Promise<readonly NamedOrder[]> {
  const typed = number.trim();
  if (typed === '') return [];
  const id = UUID.test(typed) ? typed.toLowerCase() : null;
  const { rows } = await sql<NamedOrder>`
    select 'order' as kind, id as order_id from customer_order where id = ${id}::uuid
    union select 'order', order_id from order_item where id = ${id}::uuid
    union select 'payment', order_id from payment where id = ${id}::uuid or provider_id = ${typed.toLowerCase()}
    union select 'report', i.order_id from report r join order_item i on i.id = r.item_id where r.number = ${typed.toUpperCase()}
    union select 'invoice', order_id from invoice where number = ${typed.toUpperCase()} and order_id is not null
    union (select 'object', order_id from order_item where object_key = ${typed} order by order_id desc limit ${MOST})
    limit ${MOST}`.execute(db);
  return rows;
}
