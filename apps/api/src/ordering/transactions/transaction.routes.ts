import type { Transaction } from '@proverka/contract/transaction';
import { moscowDay } from '@proverka/words/moments';
import { toDecimalString } from '@proverka/validation/money';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import type { Caller } from '#platform/audit/actor.ts';
import type { OrderingDeps } from '../deps.ts';
import { periodOf } from '../moscow-period.domain.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { readBalances, readHeld } from '#money/ledger.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { subjectWordsFor } from '#registers/subject-blocks.ts';
import type { BlockDeps } from '#registers/subject-blocks.ts';
import { inSnapshot } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { readMoved, readMovements } from './entry.store.ts';
import { statementCsv } from './statement.domain.ts';
import { readOverview } from './overview.store.ts';
import { readReceipts } from './receipt.store.ts';
import { ledgerKind, subjectsOf, viewTransaction, withBalances } from './transaction.domain.ts';
import type { Narrowing, TransferRow } from './transaction.domain.ts';
import { countTransactions, findTransaction, movedSince, readPage } from './transaction.store.ts';

export function addTransactionRoutes(add: AddRoute, deps: OrderingDeps): void {
  const { db } = deps;
  const at = (snapshot: Connection): BlockDeps => ({ db: snapshot, config: deps.config });

  add('GET /transaction', async ({ session: { userId }, caller, query }) =>
    done(await inSnapshot(db, (snapshot) => listTransactions({ ...at(snapshot), userId, caller }, query))),
  );

  add('GET /transaction/overview', async ({ session: { userId } }) =>
    done(await inSnapshot(db, (snapshot) => readOverview(snapshot, userId, aYearBefore(deps.now())))),
  );

  add('GET /transaction/receipts', async ({ session }) => done(await readReceipts(db, session.userId)));

  add('GET /transaction/{transaction_id}', ({ caller, params }) =>
    openTransaction(deps, caller, params.transaction_id),
  );

  add('GET /transaction/statement', async ({ session: { userId }, caller, query, reply }) => {
    const allowed = await withinLimits(deps, [['statement_user', userId]]);
    if (!allowed.ok) return allowed;
    const { opening, entries, subjectOf } = await inSnapshot(db, (snapshot) =>
      readStatement({ ...at(snapshot), userId, caller }, query),
    );
    void reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="statement.csv"');
    return done(Buffer.from(statementCsv(opening, entries, subjectOf)));
  });
}

/** Whose transactions are read, and by whom. */
interface Reading extends BlockDeps {
  readonly userId: string;
  readonly caller: Caller;
}

const wordsOf = ({ caller, ...deps }: Omit<Reading, 'userId'>, rows: readonly TransferRow[]) =>
  subjectWordsFor(deps, caller, rows.flatMap(subjectsOf));

interface ListQuery extends Wish {
  readonly offset: number;
  readonly limit: number;
  readonly before?: string | undefined;
}

/** A page of transactions, with what was left after each where that can be known: all of it as it was at one moment. */
async function listTransactions(reading: Reading, query: ListQuery) {
  const { db, userId } = reading;
  const { offset, limit, before = null, kind } = query;
  const narrowing = narrowingOf(query);
  const rows = await readPage(db, userId, { offset, limit, before }, narrowing);
  const subjectOf = await wordsOf(reading, rows);
  const total = await countTransactions(db, userId, narrowing);
  const { paid, bonus } = await readBalances(db, userId);
  const held = await readHeld(db, userId);
  // Neither the pages before nor what the kind leaves out are read only to add them up.
  const isWhole = before === null && kind === undefined;
  const [newest] = rows;
  return {
    transactions:
      isWhole && newest !== undefined
        ? withBalances(rows, paid + bonus - (await movedSince(db, userId, newest.id)), subjectOf)
        : rows.map((row) => viewTransaction(row, subjectOf)),
    total,
    balance: toDecimalString(paid),
    bonus_balance: toDecimalString(bonus),
    held_balance: toDecimalString(held),
  };
}

/** What was left before a period, and what changed in it. */
async function readStatement(reading: Reading, query: Wish) {
  const { db, userId } = reading;
  const { from, until } = periodOf(query);
  const first = from ?? new Date(0);
  const entries = await readMovements(db, userId, first, until ?? FAR_AHEAD);
  const subjectOf = await wordsOf(reading, entries);
  const { paid, bonus } = await readBalances(db, userId);
  const moved = await readMoved(db, userId, first);
  return { opening: { paid: paid - moved.paid, bonus: bonus - moved.bonus }, entries, subjectOf };
}

interface Wish {
  readonly 'date-from'?: string | undefined;
  readonly 'date-to'?: string | undefined;
  readonly kind?: Transaction['kind'] | undefined;
}

function narrowingOf({ kind, ...period }: Wish): Narrowing | null {
  const { from, until } = periodOf(period);
  return kind === undefined && from === null && until === null ? null : { ...ledgerKind(kind), from, until };
}

/** The first moment of the month eleven months ago, in Moscow. */
function aYearBefore(now: Date): Date {
  const [year = 0, month = 1] = moscowDay(now.toISOString()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 12, 1) - 3 * 3_600_000);
}

const FAR_AHEAD = new Date('9999-01-01T00:00:00Z');

async function openTransaction(
  deps: OrderingDeps,
  caller: Caller,
  id: string,
): Promise<Result<Transaction, 'transaction_not_found'>> {
  const row = await findTransaction(deps.db, id);
  if (row === undefined) return refuse('transaction_not_found');
  if (row.owner_id === caller.userId)
    return done(viewTransaction(row, await wordsOf({ ...deps, caller }, [row])));
  const trespass = { ownerId: row.owner_id, action: 'transaction.read', subject: id };
  await recordTrespass(deps, deps.db, caller, trespass);
  return refuse('transaction_not_found');
}
