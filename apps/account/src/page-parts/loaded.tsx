import { refusalMessage } from '@proverka/api-client/refused';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import type { ReactNode } from 'react';

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<T> {
  readonly query: Asked<T>;
  /** The object of «Загружаем» and «Не удалось загрузить»: «список сессий». */
  readonly what: string;
  /** The least number of lines, for the placeholder. */
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}

/** Loaded data; a placeholder until then, and after a failure the reason with a retry button. */
export function Loaded<T>({ query, what, lines = 3, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonText lines={lines} label={`Загружаем ${what}`} />;
  return (
    <FailureState
      headingAs="h3"
      title={`Не удалось загрузить ${what}`}
      text={refusalMessage(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
