import { Refused, refusalMessage } from '@proverka/api-client/refused';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { Skeleton, SkeletonText } from '@proverka/ui-kit/skeleton';
import styles from './advert-lookup.module.css';

export function LookupWaiting() {
  return (
    <div className={styles.group}>
      <SkeletonText lines={2} label="Ищем объявления" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}

interface LookupFailedProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

export function LookupFailed({ error, retrying, onRetry }: LookupFailedProps) {
  const problem = error instanceof Refused ? error.problem : null;
  return (
    <FailureState
      title={problem?.code === 'too_many_requests' ? 'Слишком много запросов' : 'Найти не получилось'}
      text={`${refusalMessage(error)}. Это не значит, что объявлений нет.`}
      retrying={retrying}
      onRetry={onRetry}
      {...(problem && problem.requestId !== '' ? { requestId: problem.requestId } : {})}
    />
  );
}
