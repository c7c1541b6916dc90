import type { Extract } from '@proverka/contract/extract';
import type { Connection } from '#platform/db/transaction.ts';
import { findDetails } from '#registers/object.store.ts';
import { readKnown } from '#registers/objects/known-plan.domain.ts';
import { nspdTitle } from '#registers/sources/nspd/nspd.ts';
import type { Surroundings } from './surroundings-section.domain.ts';

/** What the map has told about the object of a report; a paper asks no source. */
export async function surroundingsOf(
  db: Connection,
  extracts: readonly Extract[],
): Promise<Surroundings | undefined> {
  const first = extracts.find((extract) => 'object' in extract);
  if (first === undefined || !('object' in first)) return undefined;
  const known = await findDetails(db, first.object.cadastralNumber);
  if (known === null) return undefined;
  const read = readKnown(known.info, known.details);
  if (read.kind !== 'drawable') return undefined;
  return { plan: read.data, askedAt: known.at.toISOString(), source: nspdTitle };
}
