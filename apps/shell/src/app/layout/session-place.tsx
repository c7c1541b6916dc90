import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { lazy, Suspense } from 'react';
import styles from './session-place.module.css';
// With the page's first styles: the server renders the menu before its code loads.
import './user-menu.module.css';

const UserMenu = lazy(() =>
  import(/* webpackChunkName: "signed-in" */ './user-menu.tsx').then((module) => ({
    default: module.UserMenu,
  })),
);

/** The end of the header: the user's menu, signing in for guests, and neither while nobody answers who the visitor is. */
export function SessionPlace() {
  const { sessionActions } = usePlatform();
  const session = useSession((now) => now);
  if (session.visitor === 'unknown') return <UnknownVisitor isAsking={session.isAsking} />;
  return session.visitor === 'signed-in' ? (
    <Suspense fallback={<span />}>
      <UserMenu user={session.user} />
    </Suspense>
  ) : (
    <Button variant="secondary" size="small" onClick={() => void sessionActions.askToSignIn('login')}>
      Войти
    </Button>
  );
}

function UnknownVisitor({ isAsking }: { readonly isAsking: boolean }) {
  const { sessionActions } = usePlatform();
  const askAgain = () => void sessionActions.refresh().catch(() => undefined);
  return (
    <div className={styles.place}>
      <output className={isAsking ? styles.words : `${styles.words} ${styles.besideButton}`}>
        {isAsking ? 'Проверяем вход…' : 'Вход не проверен'}
      </output>
      {!isAsking && (
        <Button variant="quiet" size="small" onClick={askAgain}>
          Повторить
        </Button>
      )}
    </div>
  );
}
