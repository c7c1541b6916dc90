import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { Container } from '@proverka/ui-kit/layout';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PagePending } from '../layout/page-pending.tsx';
import styles from './session-wait.module.css';

/** In the place of a page for signed-in visitors, while nobody answers whose session it is. */
export function SessionWait() {
  const { sessionActions } = usePlatform();
  const isAsking = useSession((session) => session.visitor !== 'unknown' || session.isAsking);
  useOpenWhenKnown();
  return (
    <Container as="main" width={890} className={styles.place}>
      {isAsking ? (
        <PagePending />
      ) : (
        <FailureState
          headingAs="h1"
          title="Не удалось узнать, вошли ли вы"
          text="Сервис не ответил. Вы не вышли: повторите сейчас, или страница откроется сама, когда сервис ответит."
          onRetry={() => void sessionActions.refresh().catch(() => undefined)}
        />
      )}
    </Container>
  );
}

/** Opens the same page again: the router leaves an error only when it arrives somewhere. */
function useOpenWhenKnown(): void {
  const isKnown = useSession((session) => session.visitor !== 'unknown');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (isKnown) void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  }, [isKnown, navigate, pathname, search, hash]);
}
