import type { ReactNode } from 'react';
import desk from './desk.module.css';
import styles from './time-line.module.css';

interface TimeLineRow {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly when: string;
  readonly title: ReactNode;
  readonly about: ReactNode;
}

interface TimeLineProps {
  readonly label: string;
  readonly rows: readonly TimeLineRow[];
}

/** What happened, one line each, with its moment. */
export const TimeLine = ({ label, rows }: TimeLineProps) => (
  <ol className={styles.events} aria-label={label}>
    {rows.map(({ key, at, when, title, about }) => (
      <li key={key} className={styles.event}>
        <time dateTime={at} className={styles.at}>
          {when}
        </time>
        <div>
          <p>{title}</p>
          <div className={desk.soft}>{about}</div>
        </div>
      </li>
    ))}
  </ol>
);
