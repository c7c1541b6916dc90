import type { Client } from 'pg';

/** Tables whose rows are kept whatever is destroyed: facts about money, and the journal. */
const LASTING = [
  'app_user',
  'customer_order',
  'order_item',
  'ledger_transfer',
  'ledger_entry',
  'payment',
  'audit_event',
];

/** Rows of the tables that only grow, in one snapshot. */
export async function countRows(client: Client): Promise<Record<string, number>> {
  const columns = LASTING.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const { rows } = await client.query<Record<string, number>>(`select ${columns.join(', ')}`);
  return rows[0] ?? {};
}
