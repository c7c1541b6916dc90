import { statement } from '#platform/db/statement.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { InvoiceRow } from '../invoices/invoice.store.ts';

const SAVE = statement<{ invoiceId: string; transfers: readonly string[] }>(`
  insert into act_transfer (transfer_id, invoice_id) select id, :invoiceId::uuid from unnest(:transfers::uuid[]) id`);

/** What an act tells of; the key refuses a transfer that another act has. */
export const saveTold = (
  tx: Transaction,
  invoiceId: string,
  transfers: readonly string[],
): Promise<unknown> => SAVE(tx, { invoiceId, transfers });

/** The acts a payer has of exactly this period, the latest revision of each, in their order. */
export const listPeriodActs = (
  tx: Connection,
  { payerId, prefix }: { readonly payerId: string; readonly prefix: string },
): Promise<InvoiceRow[]> =>
  tx
    .selectFrom('invoice')
    .selectAll()
    .distinctOn('subject')
    .where('payer_id', '=', payerId)
    .where('kind', '=', 'act')
    .where('subject', 'like', `${prefix}%`)
    .orderBy('subject')
    .orderBy('payer_revision', 'desc')
    .execute();

const ACT_OF_ORDER = statement<{ orderId: string }, { number: string; issued_on: string }>(`
  select v.number, to_char(v.issued_on, 'YYYY-MM-DD') as issued_on
  from order_item i join ledger_transfer t on t.item_id = i.id join act_transfer a on a.transfer_id = t.id
  join invoice v on v.id = a.invoice_id where i.order_id = :orderId order by v.created_at limit 1`);

/** The act for a period that has an order. */
export async function findPeriodActOf(
  tx: Connection,
  orderId: string,
): Promise<{ readonly number: string; readonly issued_on: string } | undefined> {
  const [row] = await ACT_OF_ORDER(tx, { orderId });
  return row;
}
