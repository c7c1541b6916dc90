import type { Deps } from '../deps.ts';
import { destroyPreviews } from '../previews/preview.store.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Drops what has served its time: answers to repeats, counters of past windows, sessions long over. */
export async function housekeepingJob({ db, now }: Deps): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  // A repeat after a week is no repeat; the longest window of a limit is far below a day.
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', before(7 * DAY_MS))
    .execute();
  await db.deleteFrom('usage_counter').where('window_start', '<', before(DAY_MS)).execute();
  // What a log of deliveries and calls is good for is over by then.
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', before(30 * DAY_MS))
    .execute();
  await db
    .deleteFrom('api_token_event')
    .where('at', '<', before(30 * DAY_MS))
    .execute();
  await destroyPreviews(db, now(), before(HOUR_MS));
  await db
    .deleteFrom('session')
    .where('expires_at', '<', before(30 * DAY_MS))
    .execute();
}
