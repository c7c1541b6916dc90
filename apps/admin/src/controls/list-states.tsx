import { refusalMessage } from '@proverka/api-client/refused';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import type { ReactNode } from 'react';

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
  if (data === undefined) {
    if (error === null) return <SkeletonText lines={6} label="Загружаем список" />;
    return (
      <FailureState
        title="Не удалось загрузить список"
        text={refusalMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return isEmpty(data) ? <EmptyState {...empty} /> : children(data);
}
