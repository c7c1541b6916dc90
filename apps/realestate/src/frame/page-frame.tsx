import type { Crumb } from '@proverka/shell-sdk/remote-module';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/ui-kit/typeset';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** The way from the main page to this one, both ends left out; the same as in the page's head. */
  readonly crumbs?: readonly Crumb[];
  readonly title: string;
  /** The page's own place in the crumbs, where its title is long. */
  readonly shortTitle?: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

const noCrumbs: readonly Crumb[] = [];

/** Where one is, what the page is called, what it is for. */
export function PageFrame({ crumbs = noCrumbs, title, shortTitle, lead, children }: PageFrameProps) {
  return (
    <Container as="main" className={styles.page}>
      <header className={styles.header}>
        <nav aria-label="Вы здесь">
          <ol className={styles.crumbs}>
            {[{ title: 'Главная', path: '/' }, ...crumbs].map(({ title: name, path }) => (
              <li key={path}>
                <Link to={path} className={linkClassName('soft')}>
                  {name}
                </Link>
              </li>
            ))}
            <li aria-current="page">{shortTitle ?? title}</li>
          </ol>
        </nav>
        <h1 className={styles.title}>{typeset(title)}</h1>
        {lead !== undefined && <p className={styles.lead}>{typeset(lead)}</p>}
      </header>
      {children}
    </Container>
  );
}
