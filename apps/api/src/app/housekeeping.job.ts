import { tellOfChangedRoles } from '#accounts/tell-of-changed-roles.ts';
import { warnOfExpiringTokens } from '#accounts/warn-of-expiring-tokens.ts';
import { dropOldPersonChecks } from '#ordering/housekeeping.ts';
import { dropOldUses } from '#platform/http/usage.store.ts';
import { dropOldRatings } from '#valuation/rate-tasks.ts';
import { destroyPreviews } from '#reports/preview.store.ts';
import type { Deps } from './deps.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Deletes expired counters and previews, and writes letters that no request causes. */
export async function housekeepingJob(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const before = (ms: number) => new Date(now().getTime() - ms);
  await dropOldPersonChecks(db, before(30 * DAY_MS));
  // The longest window of a rate limit is far below a day.
  await dropOldUses(db, before(DAY_MS));
  await destroyPreviews(db, now(), before(HOUR_MS));
  await dropOldRatings(db, before(DAY_MS));
  await warnOfExpiringTokens(deps);
  await tellOfChangedRoles(deps, before(2 * DAY_MS));
}
