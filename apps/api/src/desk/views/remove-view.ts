import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import type { ViewReader } from './view.store.ts';

/** Removes a view of the person's own, from everybody who saw it. */
export async function removeView(
  { db }: DeskDeps,
  { userId, lists }: ViewReader,
  viewId: string,
): Promise<Result<{ ok: true }, 'view_not_found'>> {
  const removed = await db
    .deleteFrom('desk_view')
    .where('id', '=', viewId)
    .where('user_id', '=', userId)
    .where('list', 'in', [...lists, ''])
    .returning('id')
    .executeTakeFirst();
  return removed === undefined ? refuse('view_not_found') : done({ ok: true });
}
