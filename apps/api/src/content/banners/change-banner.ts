import type { BannerChange, BannerInput, DeskBanner } from '@proverka/contract/banner';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { moscowDay } from '@proverka/words/moments';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ContentDeps } from '../deps.ts';
import { lockBanner, rowOf, viewBanner } from './banner.store.ts';

export const addBanner = (
  deps: ContentDeps,
  caller: Caller,
  input: BannerInput,
): Promise<Result<{ banner: DeskBanner }, never>> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const row = await tx
      .insertInto('banner')
      .values({ ...rowOf(input), id: deps.newId(), created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    const event = { event: 'banner.created', ownerId: null, subject: row.id } as const;
    await recordEvent(deps, tx, caller, { ...event, after: factsOf(input) });
    return done({ banner: viewBanner(row, moscowDay(now)) });
  });

/** Of two changes of what both have read one wins. */
export const changeBanner = (
  deps: ContentDeps,
  caller: Caller,
  id: string,
  { seen, ...input }: BannerChange,
): Promise<Result<{ banner: DeskBanner }, 'banner_not_found' | 'banner_changed'>> =>
  inTransaction(deps.db, async (tx) => {
    const before = await lockBanner(tx, id);
    if (before === undefined) return refuse('banner_not_found');
    if (before.updated_at.getTime() !== Date.parse(seen)) return refuse('banner_changed');
    const now = deps.now();
    const row = await tx
      .updateTable('banner')
      .set({ ...rowOf(input), updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const event = { event: 'banner.changed', ownerId: null, subject: id } as const;
    await recordEvent(deps, tx, caller, {
      ...event,
      before: { brand: before.brand, is_enabled: before.is_enabled, erid: before.erid },
      after: factsOf(input),
    });
    return done({ banner: viewBanner(row, moscowDay(now)) });
  });

const factsOf = ({ brand, is_enabled, advertiser }: BannerInput) => ({
  brand,
  is_enabled,
  erid: advertiser?.erid ?? null,
});
