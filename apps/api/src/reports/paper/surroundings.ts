import type { Extract } from '@proverka/contract/extract';
import type { Connection } from '#platform/db/transaction.ts';
import { findSitePlan } from '#registers/find-site-plan.ts';
import type { KnownSitePlan } from '#registers/find-site-plan.ts';

/** What the map has told about the object of a report. */
export async function surroundingsOf(
  db: Connection,
  extracts: readonly Extract[],
): Promise<KnownSitePlan | null> {
  const first = extracts.find((extract) => 'object' in extract);
  return first && 'object' in first ? findSitePlan(db, first.object.cadastralNumber) : null;
}
