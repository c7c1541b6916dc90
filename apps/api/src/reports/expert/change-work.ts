import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import type { RefusalCode } from '@proverka/contract/refusals';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';
import { lockConclusion } from './conclusion.store.ts';
import type { ConclusionRow } from './conclusion.store.ts';
import { readWork } from './desk-conclusion.store.ts';

export type Gone = 'conclusion_not_found' | 'conclusion_not_open';

/** It waits to be written, or to be corrected. */
export const isOpen = ({ state, correction_due_at: due }: ConclusionRow): boolean =>
  state === 'requested' || due !== null;

/** Under the lock of its row: decides about a conclusion that can be worked on, and answers with what it is afterwards. */
export async function changeWork<Code extends RefusalCode>(
  deps: ReportsDeps,
  id: string,
  decide: (tx: Transaction, row: ConclusionRow) => Promise<Result<unknown, Code>>,
): Promise<Result<ConclusionWork, Code | Gone>> {
  const changed = await inTransaction<Result<unknown, Code | Gone>>(deps.db, async (tx) => {
    const row = await lockConclusion(tx, id);
    return row === undefined ? refuse('conclusion_not_found') : decide(tx, row);
  });
  return changed.ok ? workOf(deps, id) : changed;
}

export async function workOf(
  deps: ReportsDeps,
  id: string,
): Promise<Result<ConclusionWork, 'conclusion_not_found'>> {
  const work = await readWork(deps, id);
  return work === undefined ? refuse('conclusion_not_found') : done(work);
}
