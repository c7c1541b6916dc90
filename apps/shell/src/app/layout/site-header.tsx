import { usePlatform } from '@proverka/shell-sdk/platform';
import { Container } from '@proverka/ui-kit/layout';
import { NavLink } from 'react-router';
import { headerEntries } from '../navigation/header-entries.ts';
import { useSitePaths } from '../navigation/site-paths.ts';
import { BrandMark } from './brand-mark.tsx';
import { SessionPlace } from './session-place.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  const { brand } = usePlatform();
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
        <SessionPlace />
      </Container>
    </header>
  );
}
