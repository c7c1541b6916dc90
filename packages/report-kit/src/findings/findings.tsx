import type { Finding } from '@proverka/contract/finding';
import { presentFindings } from '@proverka/findings/present-findings';
import { namedTitle } from '@proverka/words/named-title';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import { FindingDispute } from '../dispute/finding-dispute.tsx';
import { withWholeNumbers } from '../register-number/with-whole-numbers.tsx';
import { MatchWords, Records } from '../records/records.tsx';
import { findingAnchor } from './findings-by-weight.domain.ts';
import styles from './findings.module.css';

interface FindingsProps {
  /** In reading order. */
  readonly findings: readonly Finding[];
  /** The prefix of anchors on a page with several lists. */
  readonly prefix?: string;
}

/** Findings of a report, each with its level, meaning, source and date. */
export function Findings({ findings, prefix = 'finding' }: FindingsProps) {
  const presented = presentFindings(findings);
  return (
    <div className={styles.findings}>
      {presented.match && <MatchWords match={presented.match} />}
      <ol className={styles.list}>
        {presented.findings.map(({ finding, ...records }, place) => (
          <li
            key={findingAnchor(finding.code, place, prefix)}
            id={findingAnchor(finding.code, place, prefix)}
            className={styles.item}
          >
            <LevelMark level={finding.level} />
            <h3 className={styles.title}>{typeset(namedTitle(finding))}</h3>
            <p className={styles.text}>{withWholeNumbers(typeset(finding.text))}</p>
            <Records {...records} />
            <p className={styles.source}>{withWholeNumbers(sourceWords(finding))}</p>
            <FindingDispute finding={finding} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function sourceWords({ source, source_date }: Finding): string {
  return typeset(
    source_date === null
      ? `Источник: ${source}`
      : `Источник: ${source}, данные на ${formatDate(source_date)}`,
  );
}
