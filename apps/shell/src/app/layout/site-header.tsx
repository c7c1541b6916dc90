import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { Container } from '@proverka/ui-kit/layout';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { headerEntries } from '../navigation/header-entries.ts';
import { useSitePaths } from '../navigation/site-paths.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './site-header.module.css';
// With the page's first styles: the server renders the menu before its code loads.
import './user-menu.module.css';

const UserMenu = lazy(() =>
  import(/* webpackChunkName: "signed-in" */ './user-menu.tsx').then((module) => ({
    default: module.UserMenu,
  })),
);

export function SiteHeader() {
  const { brand, sessionActions } = usePlatform();
  const user = useSession((session) => session.user);
  const paths = useSitePaths();
  const entries = headerEntries[brand.id].filter(({ path }) => paths.has(path));
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <BrandMark />
        <nav className={styles.nav} aria-label="Разделы">
          {entries.map(({ title, path }) => (
            <NavLink key={path} to={path} end className={styles.link ?? ''}>
              {title}
            </NavLink>
          ))}
        </nav>
        {user ? (
          <Suspense fallback={<span />}>
            <UserMenu user={user} />
          </Suspense>
        ) : (
          <Button variant="secondary" size="small" onClick={() => void sessionActions.askToSignIn('login')}>
            Войти
          </Button>
        )}
      </Container>
    </header>
  );
}
