import type { Crumb } from '@proverka/shell-sdk/remote-module';
import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import { Crumbs } from './crumbs.tsx';
import styles from './page-frame.module.css';

interface PageFrameProps {
  /** Breadcrumbs between the main page and this one, without either; the same as in the page's head. */
  readonly crumbs?: readonly Crumb[];
  readonly title: string;
  /** A short name for the breadcrumbs, when the title is long. */
  readonly shortTitle?: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

const noCrumbs: readonly Crumb[] = [];

/** Breadcrumbs, heading and introduction. */
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
