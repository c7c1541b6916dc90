import type { BrandId } from '@proverka/brand/host';
import type { Invoice } from '@proverka/contract/invoice';
import { invoicesPageSize } from '@proverka/contract/settings-limits';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
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

export type NewInvoice = Omit<InvoiceRow, 'content' | 'anonymised_at'> & { readonly content: InvoiceContent };

export const insertInvoice = (tx: Transaction, { content, ...row }: NewInvoice): Promise<InvoiceRow> =>
  tx
    .insertInto('invoice')
    .values({ ...row, content: json(content) })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findInvoice = (db: Connection, id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst();

/** Without the content: that of an act for a period may be of a megabyte. */
const LISTED = [
  'id',
  'kind',
  'number',
  'issued_on',
  'amount',
  'period_from',
  'period_to',
  'payer_id',
  'order_id',
  'transaction_id',
  'created_at',
] as const;
const payerName = sql<string>`content -> 'payer' ->> 'name'`.as('payer_name');

export async function listInvoices(
  db: Connection,
  userId: string,
  offset: number,
): Promise<{ invoices: Invoice[]; total: number }> {
  const rows = await db
    .selectFrom('invoice')
    .select([...LISTED, payerName])
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
  return { invoices: rows.map(viewListed), total };
}

export const viewInvoice = (row: InvoiceRow): Invoice =>
  viewListed({ ...row, payer_name: row.content.payer.name });

type Listed = Pick<InvoiceRow, (typeof LISTED)[number]> & { readonly payer_name: string };

const viewListed = (row: Listed): Invoice => ({
  invoice_id: row.id,
  kind: row.kind,
  number: row.number,
  date: row.issued_on,
  amount: toRubles(kopecks(row.amount)),
  ...(row.period_from !== null &&
    row.period_to !== null && { period: { from: row.period_from, to: row.period_to } }),
  payer_id: row.payer_id,
  payer_name: row.payer_name,
  order_id: row.order_id,
  transaction_id: row.transaction_id,
  created_date: row.created_at.toISOString(),
});
