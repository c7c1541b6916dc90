import type { DeskList } from '@proverka/contract/desk-view';
import { inTransaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { findView } from './view.store.ts';
import type { ViewReader } from './view.store.ts';

interface Choice {
  readonly list: DeskList;
  /** Null: the list opens without a view. */
  readonly view_id: string | null;
}

/** Which view a list opens with for the person: their own or a shared one. */
export const chooseDefaultView = (
  deps: DeskDeps,
  reader: ViewReader,
  { list, view_id: viewId }: Choice,
): Promise<Result<{ ok: true }, 'forbidden' | 'view_not_found'>> =>
  inTransaction(deps.db, async (tx) => {
    const { userId } = reader;
    if (!reader.lists.includes(list)) return refuse('forbidden');
    if (viewId === null) {
      await tx
        .deleteFrom('desk_default_view')
        .where('user_id', '=', userId)
        .where('list', '=', list)
        .execute();
      return done({ ok: true });
    }
    // Locked before it is read: it may be removed, or shared no more, at this moment.
    await tx.selectFrom('desk_view').select('id').where('id', '=', viewId).forShare().execute();
    const view = await findView(tx, reader, viewId);
    if (view?.list !== list) return refuse('view_not_found');
    await tx
      .insertInto('desk_default_view')
      .values({ user_id: userId, list, view_id: viewId })
      .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ view_id: viewId }))
      .execute();
    return done({ ok: true });
  });
