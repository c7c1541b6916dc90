import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';

interface Asked {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface NotLoadedProps {
  /** As `useQuery` gives it. */
  readonly query: Asked;
  /** The object of «Загружаем» and «Не удалось загрузить»: «список споров». */
  readonly what: string;
  /** The least number of lines, for the placeholder. */
  readonly lines?: number;
  readonly headingAs?: 'h1' | 'h2';
}

/** What is not there is not there at another try either. */
const isGone = (error: unknown): boolean => error instanceof Refused && error.problem.status === 404;

/** In place of data that is not there: a placeholder, or after a failure the reason, with a button to try again where that may help. */
export function NotLoaded({ query, what, lines = 6, headingAs }: NotLoadedProps) {
  const { error, isFetching, refetch } = query;
  if (error === null) return <SkeletonText lines={lines} label={`Загружаем ${what}`} />;
  return (
    <FailureState
      {...(headingAs && { headingAs })}
      title={`Не удалось загрузить ${what}`}
      text={refusalMessage(error)}
      {...(!isGone(error) && { onRetry: () => void refetch() })}
      retrying={isFetching}
    />
  );
}
