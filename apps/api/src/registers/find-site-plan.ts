import type { SitePlanData } from '@proverka/charts/site-plan-data';
import type { Connection } from '#platform/db/transaction.ts';
import { findDetails } from './object.store.ts';
import { readKnown } from './objects/known-plan.domain.ts';
import { nspdTitle } from './sources/nspd/nspd.ts';

/** An object among its neighbours, as the public map had them when it was asked. */
export interface KnownSitePlan {
  readonly plan: SitePlanData;
  /** ISO 8601. */
  readonly askedAt: string;
  readonly source: string;
}

/** What full info has learnt; asks no source. `null` where there is nothing to draw. */
export async function findSitePlan(db: Connection, number: string): Promise<KnownSitePlan | null> {
  const known = await findDetails(db, number);
  if (known === null) return null;
  const read = readKnown(known.info, known.details);
  if (read.kind !== 'drawable') return null;
  return { plan: read.data, askedAt: known.at.toISOString(), source: nspdTitle };
}
