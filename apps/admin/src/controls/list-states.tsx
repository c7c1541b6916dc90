import { EmptyState } from '@proverka/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';

interface ListStatesProps<Data> {
  /** As `useQuery` gives it. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly isEmpty: (data: Data) => boolean;
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: (data: Data) => ReactNode;
}

/** The waiting, failed and empty states that every list of the money desk has. */
export function ListStates<Data>({ query, isEmpty, empty, children }: ListStatesProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) return <NotLoaded what="список" query={{ error, isFetching, refetch }} />;
  return isEmpty(data) ? <EmptyState {...empty} /> : children(data);
}
