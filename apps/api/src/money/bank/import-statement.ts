import { createHash } from 'node:crypto';
import type { BankLine, BankStatement } from '@proverka/contract/bank-statement';
import type { BrandId } from '@proverka/brand/host';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { candidatesFor, hasTwin, insertLine, lockAccountLines, newLinesAmong } from './bank-line.store.ts';
import { confirmPayout } from '../payouts/end-payout.ts';
import { matchPayout } from '../payouts/match-payout.ts';
import { bookLine, findPaidInvoice } from './book-line.ts';
import { invoiceNumbersIn, matchLine } from './match-line.domain.ts';
import { readStatement } from './read-statement.ts';
import type { ReadStatement } from './read-statement.ts';
import type { StatementLine } from './statement-line.domain.ts';
import { viewLinesOf, viewStatement } from './view-bank.ts';

export interface Upload {
  readonly file_name: string;
  readonly content: string;
  readonly account?: string | undefined;
}

/** Our own accounts, with the brands whose company holds each. */
export function ownAccounts({ config }: Pick<MoneyDeps, 'config'>): ReadonlyMap<string, readonly BrandId[]> {
  const accounts = new Map<string, BrandId[]>();
  for (const brand of Object.keys(config.banks) as BrandId[]) {
    const { account } = config.banks[brand];
    accounts.set(account, [...(accounts.get(account) ?? []), brand]);
  }
  return accounts;
}

/**
 * Takes a statement: each payment to us that no earlier one told of becomes a line, and is booked when it is clear. Every line is a
 * transaction of its own: an upload that was interrupted goes on with the same file.
 */
export async function importStatement(
  deps: MoneyDeps,
  caller: Caller,
  { file_name: fileName, content, account }: Upload,
): Promise<
  Result<{ statement: BankStatement; lines: BankLine[] }, 'statement_unreadable' | 'statement_foreign'>
> {
  const bytes = Buffer.from(content, 'base64');
  const accounts = ownAccounts(deps);
  const read = readStatement(bytes, new Set(accounts.keys()), account);
  if (!read.ok) return read;
  const statementId = await keepStatement(deps, caller, fileName, bytes, read.value);
  for (const line of await newLinesAmong(deps.db, read.value.lines)) {
    await (line.direction === 'in'
      ? takeIncoming(deps, statementId, line, accounts.get(line.account) ?? [])
      : takeOutgoing(deps, statementId, line));
  }
  const [statement, lines] = [
    await viewStatement(deps.db, statementId),
    await viewLinesOf(deps, statementId),
  ];
  if (statement === undefined) throw new Error('a statement that was just kept is gone');
  return done({ statement, lines });
}

function keepStatement(
  deps: MoneyDeps,
  caller: Caller,
  fileName: string,
  bytes: Buffer,
  { format, from, to, lines, repeated, foreign, stated, received }: ReadStatement,
): Promise<string> {
  const id = deps.newId();
  return inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('bank_statement')
      .values({
        id,
        file_name: fileName,
        file_hash: createHash('sha256').update(bytes).digest(),
        format,
        period_from: from,
        period_to: to,
        incoming: lines.filter(({ direction }) => direction === 'in').length,
        repeated,
        foreign_lines: foreign,
        stated_received: stated,
        read_received: received,
        uploaded_by: caller.userId,
        uploaded_at: deps.now(),
      })
      .execute();
    const after = { lines: lines.length };
    await recordEvent(deps, tx, caller, {
      event: 'bank_statement.uploaded',
      ownerId: null,
      subject: id,
      after,
    });
    return id;
  });
}

function takeIncoming(
  deps: MoneyDeps,
  statementId: string,
  line: StatementLine,
  brands: readonly string[],
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await lockAccountLines(tx, line.account);
    const candidates = await candidatesFor(tx, invoiceNumbersIn(line.purpose), line.account, brands);
    const match = matchLine(line, candidates, await hasTwin(tx, line));
    const [id, now] = [deps.newId(), deps.now()];
    const invoiceId = 'invoiceId' in match ? match.invoiceId : null;
    const doubt = 'doubt' in match ? match.doubt : null;
    const isNew = await insertLine(tx, { id, statementId, line, doubt, invoiceId, now });
    if (!isNew || invoiceId === null) return;
    const invoice = await findPaidInvoice(tx, invoiceId);
    if (invoice === undefined) throw new Error('a candidate that is no invoice');
    await bookLine(deps, tx, { id, account: line.account, amount: line.amount }, invoice);
  });
}

/** Only what carries the number of a payout of ours is kept: rent and salaries are nobody's business here. */
function takeOutgoing(deps: MoneyDeps, statementId: string, line: StatementLine): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await lockAccountLines(tx, line.account);
    const match = await matchPayout(tx, line);
    if (match === null) return;
    const [id, now] = [deps.newId(), deps.now()];
    const isNew = await insertLine(tx, {
      id,
      statementId,
      line,
      doubt: match.doubt,
      invoiceId: null,
      now,
    });
    if (isNew && match.doubt === null) await confirmPayout(deps, tx, match.payout, id);
  });
}
