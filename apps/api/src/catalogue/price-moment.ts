import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';

/** The moment a change begins: now unless another one is named, which cannot be over. */
export function momentOf(startsAt: string | undefined | null, now: Date): Result<Date, 'price_in_past'> {
  if (startsAt === undefined || startsAt === null) return done(now);
  const moment = new Date(startsAt);
  return moment < now ? refuse('price_in_past') : done(moment);
}
