import { deskViewsKey, deskViewsQuery } from '@proverka/api-client/desk-views';
import type { DeskList, DeskView } from '@proverka/contract/desk-view';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';

/** Filters, order and columns, as a view keeps them. */
export interface ViewContent {
  readonly address: string;
  readonly hidden_columns: string[];
}

export interface DeskViews {
  /** As `useQuery` gives it. */
  readonly query: {
    readonly data: { readonly views: readonly DeskView[] } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly isBusy: boolean;
  readonly refusal: string;
  readonly save: (title: string, isShared: boolean, content: ViewContent) => Promise<boolean>;
  readonly change: (
    view: DeskView,
    changes: Partial<ViewContent> & { readonly title?: string; readonly is_shared?: boolean },
  ) => Promise<boolean>;
  readonly remove: (view: DeskView) => Promise<boolean>;
  /** The list opens with the view, or with none. */
  readonly setDefault: (view: DeskView | null) => Promise<boolean>;
}

/** The saved views of a list, kept by the server. */
export function useDeskViews(list: DeskList): DeskViews {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const query = useQuery(deskViewsQuery(api, list));
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: deskViewsKey(list) }));
  const of = ({ view_id }: DeskView) => ({ params: { view_id } });
  return {
    query,
    ...state,
    save: (title, isShared, content) =>
      run(() => api.call('POST /admin/views', { body: { list, title, is_shared: isShared, ...content } })),
    change: (view, changes) =>
      run(() => api.call('PUT /admin/views/{view_id}', { ...of(view), body: changes })),
    remove: (view) => run(() => api.call('DELETE /admin/views/{view_id}', of(view))),
    setDefault: (view) =>
      run(() => api.call('PUT /admin/default_view', { body: { list, view_id: view?.view_id ?? null } })),
  };
}
