import type { DeskView } from '@proverka/contract/desk-view';
import { inTransaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { findView, isTitleTaken, lockViews } from './view.store.ts';
import type { ViewReader } from './view.store.ts';

interface ViewChanges {
  readonly title?: string | undefined;
  readonly is_shared?: boolean | undefined;
  readonly address?: string | undefined;
  readonly hidden_columns?: readonly string[] | undefined;
}

/** Changes a view of the person's own. One that is shared no more stays nobody else's default. */
export const changeView = (
  deps: DeskDeps,
  reader: ViewReader,
  viewId: string,
  changes: ViewChanges,
): Promise<Result<{ view: DeskView }, 'view_not_found' | 'view_exists'>> =>
  inTransaction(deps.db, async (tx) => {
    const { userId } = reader;
    await lockViews(tx, userId);
    const view = await findView(tx, reader, viewId);
    if (!view?.is_own) return refuse('view_not_found');
    const { title = view.title, is_shared: isShared = view.is_shared } = changes;
    if (await isTitleTaken(tx, { userId, list: view.list, title, except: viewId }))
      return refuse('view_exists');
    await tx
      .updateTable('desk_view')
      .set({
        title,
        is_shared: isShared,
        address: changes.address ?? view.address,
        hidden_columns: changes.hidden_columns ?? view.hidden_columns,
      })
      .where('id', '=', viewId)
      .execute();
    if (!isShared)
      await tx
        .deleteFrom('desk_default_view')
        .where('view_id', '=', viewId)
        .where('user_id', '!=', userId)
        .execute();
    return done({ view: (await findView(tx, reader, viewId)) ?? view });
  });
