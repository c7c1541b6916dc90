import type { Transaction } from '#platform/db/transaction.ts';
import type { PersonalDataDeps } from '../deps.ts';
import type { RequestRow } from './request.store.ts';
import { blocks } from './subject-request.domain.ts';

/** From now on reports, papers and previews do not show this person. */
export async function blockPerson(
  deps: PersonalDataDeps,
  tx: Transaction,
  request: RequestRow,
): Promise<void> {
  if (!blocks(request.kind)) return;
  const block = { request_id: request.id, blocked_at: deps.now() };
  const rows = request.person_keys.map((person_key) => ({ id: deps.newId(), person_key, ...block }));
  await tx
    .insertInto('subject_block')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['request_id', 'person_key']).doNothing())
    .execute();
}

export async function endBlock(deps: PersonalDataDeps, tx: Transaction, requestId: string): Promise<void> {
  await tx
    .updateTable('subject_block')
    .set({ ended_at: deps.now() })
    .where('request_id', '=', requestId)
    .where('ended_at', 'is', null)
    .execute();
}
