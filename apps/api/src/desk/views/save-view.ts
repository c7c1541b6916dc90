import { deskViewLimit, type DeskList, type DeskView } from '@proverka/contract/desk-view';
import { inTransaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { findView, isTitleTaken, lockViews } from './view.store.ts';
import type { ViewReader } from './view.store.ts';

interface NewView {
  readonly list: DeskList;
  readonly title: string;
  readonly address: string;
  readonly hidden_columns: readonly string[];
  readonly is_shared: boolean;
}

/** Keeps a view under a title that is new among the person's own of the list. */
export const saveView = (
  deps: DeskDeps,
  reader: ViewReader,
  { list, title, ...rest }: NewView,
): Promise<Result<{ view: DeskView }, 'forbidden' | 'view_exists' | 'view_limit_reached'>> =>
  inTransaction(deps.db, async (tx) => {
    const { userId } = reader;
    if (!reader.lists.includes(list)) return refuse('forbidden');
    await lockViews(tx, userId);
    if (await isTitleTaken(tx, { userId, list, title })) return refuse('view_exists');
    const own = await tx
      .selectFrom('desk_view')
      .select('id')
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .execute();
    if (own.length >= deskViewLimit) return refuse('view_limit_reached');
    const id = deps.newId();
    await tx
      .insertInto('desk_view')
      .values({ id, user_id: userId, list, title, ...rest, created_at: deps.now() })
      .execute();
    const view = await findView(tx, reader, id);
    if (view === undefined) throw new Error('a view that was just saved is not found');
    return done({ view });
  });
