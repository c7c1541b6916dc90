import type { SourceOutage } from '@proverka/contract/desk-sources';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { RegistersDeps } from '../deps.ts';
import { readOutages } from '../outages.store.ts';

interface Wish {
  readonly outageId: string;
  readonly note: string;
  readonly version: number;
}

type Refused = 'outage_not_found' | 'outage_changed';

/** What the staff writes about an outage for colleagues. Of two notes to the same version one wins. */
export const noteOutage = (
  deps: RegistersDeps,
  caller: Caller,
  { outageId, note, version }: Wish,
): Promise<Result<{ outage: SourceOutage }, Refused>> =>
  inTransaction<Result<{ outage: SourceOutage }, Refused>>(deps.db, async (tx) => {
    const row = await tx
      .selectFrom('source_outage')
      .select(['source', 'version'])
      .where('id', '=', outageId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return refuse('outage_not_found');
    if (row.version !== version) return refuse('outage_changed');
    await tx
      .updateTable('source_outage')
      .set({ note, noted_by: caller.userId, noted_at: deps.now(), version: version + 1 })
      .where('id', '=', outageId)
      .execute();
    await recordEvent(deps, tx, caller, {
      event: 'outage.noted',
      ownerId: null,
      subject: outageId,
      after: { has_note: note !== '' },
    });
    const [outage] = await readOutages(tx, { id: outageId });
    if (outage === undefined) throw new Error('the outage was locked and is gone');
    return done({ outage });
  });
