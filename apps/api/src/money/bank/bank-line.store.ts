import { createHash } from 'node:crypto';
import type { LineDoubt } from '@proverka/contract/bank-statement';
import { kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { Schema } from '#platform/db/schema.ts';
import { statement } from '#platform/db/statement.ts';
import type { Candidate } from './match-line.domain.ts';
import { lineKeyOf, paymentKeyOf } from './statement-line.domain.ts';
import type { StatementLine } from './statement-line.domain.ts';

export type BankLineRow = Selectable<Schema['bank_line']>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lines of one account are booked one after the other, whoever uploads or decides, so that each sees what the others booked. */
export const lockAccountLines = (tx: Transaction, account: string): Promise<unknown> => LOCK(tx, { account });

const LOCK = statement<{ account: string }>(
  `select pg_advisory_xact_lock(hashtextextended('bank-line:' || :account, 0))`,
);

/** Those of the lines that no statement has brought yet. */
export async function newLinesAmong(
  db: Connection,
  lines: readonly StatementLine[],
): Promise<readonly StatementLine[]> {
  if (lines.length === 0) return [];
  const keys = lines.map((line) => digest(lineKeyOf(line)));
  const rows = await db.selectFrom('bank_line').select('line_key').where('line_key', 'in', keys).execute();
  const known = new Set(rows.map(({ line_key }) => line_key.toString('hex')));
  return lines.filter((line) => !known.has(digest(lineKeyOf(line)).toString('hex')));
}

/** The number's invoices whose company holds, or held when it was printed, this account. */
export async function candidatesFor(
  db: Connection,
  numbers: readonly string[],
  account: string,
  brands: readonly string[],
): Promise<readonly (Candidate & { readonly number: string })[]> {
  if (numbers.length === 0) return [];
  const rows = await CANDIDATES(db, { numbers, account, brands });
  return rows.map(({ id, number, payerInn, amount, received }) => ({
    id,
    number,
    payerInn,
    amount: kopecks(amount),
    received: kopecks(received),
  }));
}

/** What the lines booked to an invoice `i` have brought. */
export const RECEIVED = `(select coalesce(sum(l.amount), 0)::bigint from bank_line l
  where l.invoice_id = i.id and l.state = 'booked' and l.direction = 'in')`;

const CANDIDATES = statement<
  { numbers: readonly string[]; account: string; brands: readonly string[] },
  { id: string; number: string; payerInn: string; amount: number; received: number }
>(`
  select i.id, i.number, i.content -> 'payer' ->> 'inn' as "payerInn", i.amount, ${RECEIVED} as received
  from invoice i
  where i.kind = 'invoice' and i.number = any(:numbers::text[]) and i.anonymised_at is null
    and (i.brand = any(:brands::text[]) or i.content -> 'seller' -> 'bank' ->> 'account' = :account)
  order by i.created_at`);

export async function readReceived(db: Connection, invoiceId: string): Promise<Money> {
  const [row] = await RECEIVED_OF(db, { invoiceId });
  return kopecks(row?.received ?? 0);
}

const RECEIVED_OF = statement<{ invoiceId: string }, { received: number }>(
  `select ${RECEIVED} as received from invoice i where i.id = :invoiceId`,
);

/** Another line is the same but for its purpose. */
export async function hasTwin(tx: Transaction, line: StatementLine): Promise<boolean> {
  const twin = await tx
    .selectFrom('bank_line')
    .select('id')
    .where('payment_key', '=', digest(paymentKeyOf(line)))
    .limit(1)
    .executeTakeFirst();
  return twin !== undefined;
}

export interface NewLine {
  readonly id: string;
  readonly statementId: string;
  readonly line: StatementLine;
  readonly doubt: LineDoubt | null;
  readonly invoiceId: string | null;
  readonly now: Date;
}

/** False when another statement has brought the line meanwhile. */
export async function insertLine(
  tx: Transaction,
  { id, statementId, line, doubt, invoiceId, now }: NewLine,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('bank_line')
    .values({
      id,
      statement_id: statementId,
      line_key: digest(lineKeyOf(line)),
      payment_key: digest(paymentKeyOf(line)),
      account: line.account,
      direction: line.direction,
      number: line.number,
      document_date: line.date,
      credited_on: line.bookedOn,
      amount: line.amount,
      other_name: line.other.name,
      other_inn: line.other.inn,
      other_account: line.other.account,
      purpose: line.purpose,
      state: doubt === null ? 'booked' : 'doubtful',
      doubt,
      invoice_id: invoiceId,
      decided_by: null,
      decided_at: doubt === null ? now : null,
    })
    .onConflict((conflict) => conflict.column('line_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findLine = (db: Connection, id: string): Promise<BankLineRow | undefined> =>
  db.selectFrom('bank_line').selectAll().where('id', '=', id).executeTakeFirst();
