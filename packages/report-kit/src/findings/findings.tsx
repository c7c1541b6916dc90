import type { Finding } from '@proverka/contract/finding';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { formatDate } from '@proverka/validation/date';
import { typeset } from '@proverka/ui-kit/typeset';
import { findingAnchor } from './findings-by-weight.domain.ts';
import styles from './findings.module.css';

interface FindingsProps {
  /** In the order they are to be read. */
  readonly findings: readonly Finding[];
}

/** Statements of a report, each with its level, meaning, source and date. */
export function Findings({ findings }: FindingsProps) {
  return (
    <ol className={styles.list}>
      {findings.map((finding, place) => (
        <li
          key={findingAnchor(finding.code, place)}
          id={findingAnchor(finding.code, place)}
          className={styles.item}
        >
          <LevelMark level={finding.level} />
          <h3 className={styles.title}>{typeset(finding.title)}</h3>
          <p className={styles.text}>{typeset(finding.text)}</p>
          <p className={styles.source}>{sourceWords(finding)}</p>
        </li>
      ))}
    </ol>
  );
}

function sourceWords({ source, source_date }: Finding): string {
  return typeset(
    source_date === null
      ? `Источник: ${source}`
      : `Источник: ${source}, данные на ${formatDate(source_date)}`,
  );
}
