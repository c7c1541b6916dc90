import { recordDestruction } from '#platform/destruction/record-destruction.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { PersonalDataDeps } from '../deps.ts';
import { clockOfOrders } from './clock-of-orders.ts';
import { clockOfPayers } from './clock-of-payers.ts';
import { clockOfProofs } from './clock-of-proofs.ts';
import { clockOfRows } from './clock-of-rows.ts';
import { duties } from './duties.ts';
import type { DutyName } from './duties.ts';
import { overBefore } from './term.domain.ts';
import type { Term } from './term.domain.ts';

const AT_ONCE = 1000;

interface Batch {
  readonly before: Date;
  readonly most: number;
  readonly now: Date;
}

const all = [...clockOfRows, ...clockOfOrders, ...clockOfPayers, ...clockOfProofs].map(({ duty, sql }) => ({
  duty,
  run: statement<Partial<Batch>, { subject: string | null }>(sql),
}));

/** A proof of what is no data is not proven itself. */
const PROOF: DutyName = 'destruction_proof';

/**
 * Destroys what is over, duty by duty, in bounded batches of their own transactions, each with its entry in the day's act.
 * Idempotent; after days without a run it catches up at once.
 */
export async function runDutiesJob(deps: PersonalDataDeps): Promise<void> {
  const failed: string[] = [];
  for (const { duty, run } of all) {
    try {
      await runDuty(deps, duty, run);
    } catch (error) {
      failed.push(duty);
      deps.log.error({ err: error, duty }, 'a duty of destruction failed');
    }
  }
  // Thrown at the end, so that one failing duty does not keep the data of others.
  if (failed.length > 0) throw new Error(`duties that failed: ${failed.join(', ')}`);
}

async function runDuty(
  deps: PersonalDataDeps,
  duty: DutyName,
  run: (typeof all)[number]['run'],
): Promise<void> {
  const term: Term | null = duties[duty].term;
  if (term === null) throw new Error(`the duty ${duty} has no term`);
  const now = deps.now();
  const batch: Batch = { before: overBefore(now, term), most: AT_ONCE, now };
  // A statement is given the parameters it names.
  const given: Partial<Batch> = Object.fromEntries(run.names.map((name) => [name, batch[name]]));
  for (;;) {
    const gone = await inTransaction(deps.db, async (tx) => {
      const rows = await run(tx, given);
      if (duty !== PROOF) await recordDestruction(tx, duty, now, countBySubject(rows));
      return rows.length;
    });
    if (gone < AT_ONCE) return;
  }
}

function countBySubject(rows: readonly { readonly subject: string | null }[]) {
  const counts = new Map<string, number>();
  for (const { subject } of rows) counts.set(subject ?? '', (counts.get(subject ?? '') ?? 0) + 1);
  return [...counts].map(([subject, count]) => ({ subject, rows: count, files: 0 }));
}
