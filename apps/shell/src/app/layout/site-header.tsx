import { SameForAll, usePlatform } from '@proverka/shell-sdk/platform';
import { Container } from '@proverka/ui-kit/layout';
import { Link, NavLink } from 'react-router';
import { headerEntriesOf } from '../navigation/header-entries.ts';
import { useSitePaths } from '../navigation/site-paths.ts';
import { usePanelLinks } from '../panels/use-panel-links.ts';
import { BrandMark } from './brand-mark.tsx';
import { SessionPlace } from './session-place.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  return (
    <header className={styles.header} onClickCapture={usePanelLinks()}>
      <Container className={styles.row}>
        <BrandMark />
        <SameForAll as="nav" name="site-sections" className={styles.nav} aria-label="Разделы">
          <Sections />
        </SameForAll>
        <Link to="/case/" className={styles.link}>
          Помощь
        </Link>
        <SessionPlace />
      </Container>
    </header>
  );
}

function Sections() {
  const { host } = usePlatform();
  const paths = useSitePaths();
  return headerEntriesOf(host, paths.has).map(({ title, path, isDocument = false }) => (
    <NavLink key={path} to={path} end reloadDocument={isDocument} className={styles.link ?? ''}>
      {title}
    </NavLink>
  ));
}
