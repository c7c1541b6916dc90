import { LandingSection } from '@proverka/landing/landing-section';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { isGuest } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { typeset } from '@proverka/words/typeset';
import { lazy, Suspense } from 'react';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { useIsAlive } from '../../use-is-alive.ts';

// Most visitors only read: the form loads for signed-in ones.
const WholesaleDesk = lazy(async () => {
  const module = await import(/* webpackChunkName: "wholesale-desk" */ './wholesale-desk.tsx');
  return { default: module.WholesaleDesk };
});

/** The upload of a list; for guests, a way to sign in. */
export function OrderSection() {
  const { sessionActions } = usePlatform();
  const isForGuest = useSession(isGuest);
  const isAlive = useIsAlive();
  return (
    <LandingSection id="order" title="Загрузить список" tone="sunken">
      <div className="pro-stack">
        {isForGuest ? (
          <>
            <p className="pro-note">
              {typeset(
                'Список видите только вы, поэтому сначала войдите. Проверка строк и расчёт бесплатны.',
              )}
            </p>
            <div className="pro-actions">
              <Button size="large" onClick={() => void sessionActions.askToSignIn('login')}>
                Войти
              </Button>
              <Button
                size="large"
                variant="secondary"
                onClick={() => void sessionActions.askToSignIn('register')}
              >
                Зарегистрироваться
              </Button>
            </div>
          </>
        ) : (
          <Suspense fallback={<DeskSkeleton />}>{isAlive ? <WholesaleDesk /> : <DeskSkeleton />}</Suspense>
        )}
      </div>
    </LandingSection>
  );
}
