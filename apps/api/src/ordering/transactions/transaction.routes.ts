import type { Transaction } from '@proverka/contract/transaction';
import { toDecimalString } from '@proverka/validation/money';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import type { Caller } from '#platform/audit/actor.ts';
import type { OrderingDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { readBalances, readHeld } from '#money/ledger.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { statementCsv } from './statement.domain.ts';
import { viewTransaction } from './transaction.domain.ts';
import {
  countTransactions,
  findTransaction,
  readMovements,
  readOpening,
  readPage,
} from './transaction.store.ts';

export function addTransactionRoutes(add: AddRoute, deps: OrderingDeps): void {
  const { db } = deps;

  add('GET /transaction', async ({ session, query }) => {
    const { userId } = session;
    const { offset, limit, before = null } = query;
    const [rows, total, { paid, bonus }, held] = await Promise.all([
      readPage(db, userId, { offset, limit, before }),
      countTransactions(db, userId),
      readBalances(db, userId),
      readHeld(db, userId),
    ]);
    return done({
      transactions: rows.map(viewTransaction),
      total,
      balance: toDecimalString(paid),
      bonus_balance: toDecimalString(bonus),
      held_balance: toDecimalString(held),
    });
  });

  add('GET /transaction/{transaction_id}', ({ caller, params }) =>
    openTransaction(deps, caller, params.transaction_id),
  );

  add('GET /transaction/statement', async ({ session, query, reply }) => {
    const allowed = await withinLimits(deps, [['statement_user', session.userId]]);
    if (!allowed.ok) return allowed;
    const { 'date-from': first, 'date-to': last } = query;
    const from = first === undefined ? new Date(0) : startOfDay(first);
    const until = last === undefined ? FAR_AHEAD : new Date(startOfDay(last).getTime() + DAY_MS);
    const opening = await readOpening(db, session.userId, from);
    const entries = await readMovements(db, session.userId, from, until);
    void reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="statement.csv"');
    return done(Buffer.from(statementCsv(opening, entries)));
  });
}

const DAY_MS = 86_400_000;
const FAR_AHEAD = new Date('9999-01-01T00:00:00Z');
/** A calendar day in Moscow, which has had no daylight saving time since 2014. */
const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

async function openTransaction(
  deps: OrderingDeps,
  caller: Caller,
  id: string,
): Promise<Result<Transaction, 'transaction_not_found'>> {
  const row = await findTransaction(deps.db, id);
  if (row === undefined) return refuse('transaction_not_found');
  if (row.owner_id === caller.userId) return done(viewTransaction(row));
  const trespass = { ownerId: row.owner_id, action: 'transaction.read', subject: id };
  await recordTrespass(deps, deps.db, caller, trespass);
  return refuse('transaction_not_found');
}
