import type { BrandId } from '@proverka/brand/host';
import type { Invoice } from '@proverka/contract/invoice';
import { invoicesPageSize } from '@proverka/contract/settings-limits';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Selectable } from 'kysely';
import { json } from '#platform/db/columns.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { InvoiceContent } from '../invoice.domain.ts';
import type { Schema } from '#platform/db/schema.ts';

export type InvoiceRow = Selectable<Schema['invoice']>;

interface Counter {
  readonly brand: BrandId;
  readonly kind: Invoice['kind'];
  readonly year: number;
}

const COUNT_UP = statement<Counter, { last: number }>(`
  insert into document_counter (brand, kind, year, last) values (:brand, :kind, :year, 1)
  on conflict (brand, kind, year) do update set last = document_counter.last + 1 returning last`);

/** Takes the next number; its row stays locked until the document is saved, so that a failure leaves no gap. */
export async function takeNumber(
  tx: Transaction,
  brand: BrandId,
  kind: Invoice['kind'],
  year: number,
): Promise<number> {
  const [row] = await COUNT_UP(tx, { brand, kind, year });
  if (row === undefined) throw new Error('a counter counts');
  return row.last;
}

export const findIssued = (
  tx: Connection,
  key: Pick<InvoiceRow, 'payer_id' | 'payer_revision' | 'kind' | 'subject'>,
): Promise<InvoiceRow | undefined> =>
  tx
    .selectFrom('invoice')
    .selectAll()
    .where('payer_id', '=', key.payer_id)
    .where('payer_revision', '=', key.payer_revision)
    .where('kind', '=', key.kind)
    .where('subject', '=', key.subject)
    .executeTakeFirst();

/** The act a payer has of an order, the latest when returns made several. */
export const findLatestAct = (
  tx: Connection,
  payerId: string,
  orderId: string,
): Promise<Pick<InvoiceRow, 'number' | 'issued_on' | 'subject'> | undefined> =>
  tx
    .selectFrom('invoice')
    .select(['number', 'issued_on', 'subject'])
    .where('kind', '=', 'act')
    .where('payer_id', '=', payerId)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertInvoice = (
  tx: Transaction,
  { content, ...row }: Omit<InvoiceRow, 'content' | 'anonymised_at'> & { content: InvoiceContent },
): Promise<InvoiceRow> =>
  tx
    .insertInto('invoice')
    .values({ ...row, content: json(content) })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findInvoice = (db: Connection, id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst();

export async function listInvoices(
  db: Connection,
  userId: string,
  offset: number,
): Promise<{ invoices: Invoice[]; total: number }> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(invoicesPageSize)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('invoice')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { invoices: rows.map(viewInvoice), total };
}

export const viewInvoice = (row: InvoiceRow): Invoice => ({
  invoice_id: row.id,
  kind: row.kind,
  number: row.number,
  date: row.issued_on,
  amount: toRubles(kopecks(row.amount)),
  payer_id: row.payer_id,
  payer_name: row.content.payer.name,
  order_id: row.order_id,
  transaction_id: row.transaction_id,
  created_date: row.created_at.toISOString(),
});
