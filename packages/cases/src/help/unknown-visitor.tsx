import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';

/** Until it is known whether the visitor is signed in: a form of a guest would be the wrong one for a user. */
export function UnknownVisitor() {
  const { sessionActions } = usePlatform();
  const isAsking = useSession((session) => session.visitor !== 'unknown' || session.isAsking);
  if (isAsking) return <SkeletonText lines={6} label="Проверяем вход" />;
  return (
    <FailureState
      title="Не удалось узнать, вошли ли вы"
      text="Сервис не ответил. Повторите сейчас или напишите на почту, адрес ниже."
      onRetry={() => void sessionActions.refresh().catch(() => undefined)}
    />
  );
}
