import type { Crumb } from '@proverka/shell-sdk/remote-module';
import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import { Crumbs } from './crumbs.tsx';
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
        <Crumbs crumbs={crumbs} current={shortTitle ?? title} />
        <h1 className={styles.title}>{typeset(title)}</h1>
        {lead !== undefined && <p className={styles.lead}>{typeset(lead)}</p>}
      </header>
      {children}
    </Container>
  );
}
