import { bankPageSize } from '@proverka/contract/bank-statement';
import type { BankLine, BankStatement, LineState } from '@proverka/contract/bank-statement';
import { kopecks, toRubles } from '@proverka/validation/money';
import { moscowDay } from '@proverka/words/moments';
import type { Connection } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { statement } from '#platform/db/statement.ts';
import type { BankLineRow } from './bank-line.store.ts';
import { deskInvoicesById, likelyInvoices } from './desk-invoices.store.ts';
import { invoiceNumbersIn } from './match-line.domain.ts';

/** The pool or a transaction, and the clock that tells which invoices are overdue. */
interface Looking extends Pick<PlatformDeps, 'now'> {
  readonly db: Connection;
}

interface StatementRow {
  readonly id: string;
  readonly file_name: string;
  readonly period_from: string | null;
  readonly period_to: string | null;
  readonly uploaded_by: string;
  readonly name: string;
  readonly uploaded_at: Date;
  readonly incoming: number;
  readonly repeated: number;
  readonly foreign_lines: number;
  readonly stated_received: number | null;
  readonly read_received: number;
  readonly booked: number;
  readonly doubtful: number;
  readonly ignored: number;
}

const STATEMENTS = `
  select s.*, s.period_from::text, s.period_to::text, u.name, c.booked, c.doubtful, c.ignored
  from bank_statement s join app_user u on u.id = s.uploaded_by
  cross join lateral (
    select count(*) filter (where l.state = 'booked')::int as booked,
      count(*) filter (where l.state = 'doubtful')::int as doubtful,
      count(*) filter (where l.state = 'ignored')::int as ignored
    from bank_line l where l.statement_id = s.id and l.direction = 'in'
  ) c`;

const ONE = statement<{ id: string }, StatementRow>(`${STATEMENTS} where s.id = :id`);
const PAGE = statement<{ limit: number; offset: number }, StatementRow>(`
  ${STATEMENTS} order by s.uploaded_at desc, s.id desc limit :limit offset :offset`);

export async function viewStatement(db: Connection, id: string): Promise<BankStatement | undefined> {
  const [row] = await ONE(db, { id });
  return row && statementOf(row);
}

export async function listStatements(
  db: Connection,
  page: number,
): Promise<{ statements: BankStatement[]; total: number }> {
  const rows = await PAGE(db, { limit: bankPageSize, offset: page * bankPageSize });
  const { total } = await db
    .selectFrom('bank_statement')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { statements: rows.map(statementOf), total };
}

function statementOf(row: StatementRow): BankStatement {
  const added = row.booked + row.doubtful + row.ignored;
  return {
    statement_id: row.id,
    file_name: row.file_name,
    from: row.period_from,
    to: row.period_to,
    uploaded_by: { id: row.uploaded_by, name: row.name },
    uploaded_date: row.uploaded_at.toISOString(),
    added,
    known: row.incoming - added,
    repeated: row.repeated,
    foreign: row.foreign_lines,
    booked: row.booked,
    doubtful: row.doubtful,
    ignored: row.ignored,
    stated_received: row.stated_received === null ? null : toRubles(kopecks(row.stated_received)),
    read_received: toRubles(kopecks(row.read_received)),
  };
}

type LineRow = BankLineRow & { readonly decider: string | null };

const linesQuery = (db: Connection) =>
  db
    .selectFrom('bank_line')
    .leftJoin('app_user', 'app_user.id', 'bank_line.decided_by')
    .selectAll('bank_line')
    .select('app_user.name as decider');

/** The lines of a statement: those that wait first. */
export async function viewLinesOf({ db, now }: Looking, statementId: string): Promise<BankLine[]> {
  const rows = await linesQuery(db)
    .where('statement_id', '=', statementId)
    .orderBy((row) => row('bank_line.state', '=', 'doubtful'), 'desc')
    .orderBy('document_date', 'desc')
    .orderBy('bank_line.id', 'desc')
    .execute();
  return viewRows({ db, now }, rows);
}

export async function listLines(
  { db, now }: Looking,
  state: LineState,
  page: number,
): Promise<{ lines: BankLine[]; total: number }> {
  const rows = await linesQuery(db)
    .where('bank_line.state', '=', state)
    .orderBy('document_date', 'desc')
    .orderBy('bank_line.id', 'desc')
    .limit(bankPageSize)
    .offset(page * bankPageSize)
    .execute();
  const { total } = await db
    .selectFrom('bank_line')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return { lines: await viewRows({ db, now }, rows), total };
}

export async function viewLine({ db, now }: Looking, id: string): Promise<BankLine> {
  const rows = await linesQuery(db).where('bank_line.id', '=', id).execute();
  const [line] = await viewRows({ db, now }, rows);
  if (line === undefined) throw new Error(`line ${id} does not exist`);
  return line;
}

async function viewRows({ db, now }: Looking, rows: readonly LineRow[]): Promise<BankLine[]> {
  const today = moscowDay(now());
  const booked = rows.flatMap(({ invoice_id: id }) => (id === null ? [] : [id]));
  const invoices = await deskInvoicesById(db, booked, today);
  return Promise.all(
    rows.map(async (row) => ({
      ...lineOf(row),
      invoice: row.invoice_id === null ? null : (invoices.get(row.invoice_id) ?? null),
      candidates: row.state === 'doubtful' && row.direction === 'in' ? await likelyFor(db, row, today) : [],
    })),
  );
}

const likelyFor = (db: Connection, { purpose, other_inn: inn, amount }: LineRow, today: string) =>
  likelyInvoices(db, { today, inn, amount, numbers: invoiceNumbersIn(purpose) });

const lineOf = (row: LineRow): Omit<BankLine, 'invoice' | 'candidates'> => ({
  line_id: row.id,
  statement_id: row.statement_id,
  direction: row.direction,
  account: row.account,
  number: row.number,
  date: row.document_date,
  credited_date: row.credited_on,
  amount: toRubles(kopecks(row.amount)),
  other_name: row.other_name,
  other_inn: row.other_inn,
  other_account: row.other_account,
  purpose: row.purpose,
  state: row.state,
  doubt: row.doubt,
  decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider ?? '' },
  decided_date: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
});
