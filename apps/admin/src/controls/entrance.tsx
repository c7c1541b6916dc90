import { Container } from '@proverka/ui-kit/layout';
import type { ReactNode } from 'react';
import styles from './entrance.module.css';

interface EntranceProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Pages before somebody is signed in: one column, nothing around it. */
export function Entrance({ title, children }: EntranceProps) {
  return (
    <Container as="main" width={680} className={styles.entrance}>
      <p className={styles.place}>Рабочее место сотрудников</p>
      <h1>{title}</h1>
      {children}
    </Container>
  );
}
