import { deskLists, type DeskList } from '@proverka/contract/desk-view';
import { holds } from '#platform/http/session.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { changeView } from './change-view.ts';
import { chooseDefaultView } from './choose-default-view.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';
import type { ViewReader } from './view.store.ts';
import { listViews } from './view.store.ts';

type Session = Parameters<typeof holds>[0];

/** Which lists are open to whoever asks. */
const readerOf = (userId: string, session: Session): ViewReader => ({
  userId,
  lists: (Object.keys(deskLists) as DeskList[]).filter((list) => holds(session, deskLists[list])),
});

/** Views belong to the staff; each call is refused where the list is closed. */
export function addViewRoutes(add: AddRoute, deps: DeskDeps): void {
  add('GET /admin/views', async ({ caller, query, session }) => {
    const reader = readerOf(caller.userId, session);
    if (!reader.lists.includes(query.list)) return refuse('forbidden');
    return done({ views: await listViews(deps.db, reader, query.list) });
  });
  add('POST /admin/views', ({ caller, body, session }) =>
    saveView(deps, readerOf(caller.userId, session), body),
  );
  add('PUT /admin/views/{view_id}', ({ caller, params, body, session }) =>
    changeView(deps, readerOf(caller.userId, session), params.view_id, body),
  );
  add('DELETE /admin/views/{view_id}', ({ caller, params, session }) =>
    removeView(deps, readerOf(caller.userId, session), params.view_id),
  );
  add('PUT /admin/default_view', ({ caller, body, session }) =>
    chooseDefaultView(deps, readerOf(caller.userId, session), body),
  );
}
