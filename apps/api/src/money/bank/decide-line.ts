import type { BankLine } from '@proverka/contract/bank-statement';
import { momentWords } from '@proverka/words/moments';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { findLine, lockAccountLines } from './bank-line.store.ts';
import type { BankLineRow } from './bank-line.store.ts';
import { bookLine, findPaidInvoice } from './book-line.ts';
import { viewLine } from './view-bank.ts';

export interface LineDecision {
  readonly lineId: string;
  readonly decision: 'book' | 'ignore';
  readonly invoiceId: string | undefined;
  readonly reason: string;
}

type Refusals = 'line_not_found' | 'line_decided' | 'line_not_incoming' | 'invoice_not_found';

/** What a person says about a doubtful line. Of two who decide at once the first wins, and the other is told what was decided. */
export function decideLine(
  deps: MoneyDeps,
  caller: Caller,
  decision: LineDecision,
): Promise<Result<{ line: BankLine }, Refusals>> {
  return inTransaction<Result<{ line: BankLine }, Refusals>>(deps.db, async (tx) => {
    const found = await findLine(tx, decision.lineId);
    if (found === undefined) return refuse('line_not_found');
    await lockAccountLines(tx, found.account);
    const line = await findLine(tx, decision.lineId);
    if (line === undefined) return refuse('line_not_found');
    if (line.state !== 'doubtful')
      return refuse('line_decided', { detail: await whatWasDecided(deps, tx, line) });
    const decided = await (decision.decision === 'book'
      ? book(deps, tx, caller, line, decision)
      : ignore(deps, tx, caller, line, decision));
    if (!decided.ok) return decided;
    return done({ line: await viewLine({ db: tx, now: deps.now }, line.id) });
  });
}

async function book(
  deps: MoneyDeps,
  tx: Transaction,
  caller: Caller,
  line: BankLineRow,
  { invoiceId, reason }: LineDecision,
): Promise<Result<true, Refusals>> {
  if (line.direction !== 'in') return refuse('line_not_incoming');
  const invoice = invoiceId === undefined ? undefined : await findPaidInvoice(tx, invoiceId);
  if (invoice === undefined) return refuse('invoice_not_found');
  await saveDecision(deps, tx, caller, line, { state: 'booked', invoice_id: invoice.id, reason });
  await bookLine(deps, tx, line, invoice);
  await recordEvent(deps, tx, caller, {
    event: 'bank_line.booked',
    ownerId: invoice.user_id,
    subject: line.id,
    reason,
    after: { invoice_id: invoice.id, kopecks: line.amount },
  });
  return done(true);
}

async function ignore(
  deps: MoneyDeps,
  tx: Transaction,
  caller: Caller,
  line: BankLineRow,
  { reason }: LineDecision,
): Promise<Result<true, never>> {
  await saveDecision(deps, tx, caller, line, { state: 'ignored', invoice_id: null, reason });
  const after = { kopecks: line.amount };
  await recordEvent(deps, tx, caller, {
    event: 'bank_line.ignored',
    ownerId: null,
    subject: line.id,
    reason,
    after,
  });
  return done(true);
}

const saveDecision = (
  deps: MoneyDeps,
  tx: Transaction,
  { userId }: Caller,
  { id }: BankLineRow,
  { state, invoice_id, reason }: { state: 'booked' | 'ignored'; invoice_id: string | null; reason: string },
) =>
  tx
    .updateTable('bank_line')
    .set({ state, invoice_id, decided_by: userId, decided_at: deps.now(), decision_reason: reason })
    .where('id', '=', id)
    .execute();

/** «Тестова Анна: зачислено по счёту С-2026-000012, 20.11.2026 в 12:47 (МСК)» */
async function whatWasDecided({ now }: MoneyDeps, db: Transaction, { id }: BankLineRow): Promise<string> {
  const { decided_by: who, decided_date: at, state, invoice } = await viewLine({ db, now }, id);
  const what = state === 'booked' ? `зачислено по счёту ${invoice?.number ?? ''}` : 'решено не зачислять';
  return `По этой строке уже решено. ${who?.name ?? 'Правила сопоставления'}: ${what}${at === null ? '' : `, ${momentWords(at)}`}`;
}
