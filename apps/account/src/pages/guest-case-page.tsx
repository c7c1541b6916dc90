import { GuestCase } from '@proverka/cases/guest-case';
import { Help } from '@proverka/cases/help';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { Link, useLocation } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { useSyncExternalStore } from 'react';
import styles from './page.module.css';

const never = () => () => undefined;
const nothing = { page: '', title: '' };

/** «Помощь» as a page: for whoever has no script, has the link of a letter, or came by a link from elsewhere. */
export function Component() {
  const { hash } = useLocation();
  // What stands after # and what a browser keeps is known in the browser only.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const token = isInBrowser ? hash.slice(1) : '';
  const isAsking = useSession((session) => session.visitor === 'unknown' && session.isAsking);
  const isPending = !isInBrowser || (token === '' && isAsking);
  return (
    <Container as="main" width={680} className={styles.page} data-page-pending={isPending || undefined}>
      <h1>{token === '' ? 'Помощь' : 'Обращение в\u00a0поддержку'}</h1>
      {!isInBrowser && <BeforeScript />}
      {isInBrowser && token === '' && <Help subject={nothing} onLeave={() => undefined} />}
      {token !== '' && <GuestCase key={token} token={token} />}
    </Container>
  );
}

function BeforeScript() {
  const { supportEmail, supportPhone } = usePlatform().brand;
  return (
    <>
      <noscript>
        <p>
          Напишите на{'\u00a0'}
          <a href={`mailto:${supportEmail}`} className={linkClassName()}>
            {supportEmail}
          </a>
          {supportPhone && ` или позвоните: ${supportPhone}`}. Переписка из&nbsp;личного кабинета:{' '}
          <Link to="/user/cases/" className={linkClassName()}>
            ваши обращения
          </Link>
          .
        </p>
      </noscript>
      <div className={styles.scripted}>
        <SkeletonText lines={6} label="Загружаем форму" />
      </div>
    </>
  );
}
