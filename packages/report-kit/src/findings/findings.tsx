import type { Finding } from '@proverka/contract/finding';
import { presentFindings, type PresentedFinding } from '@proverka/findings/present-findings';
import { namedTitle } from '@proverka/words/named-title';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import { FindingDispute } from '../dispute/finding-dispute.tsx';
import { Fold } from '../fold/fold.tsx';
import { withWholeNumbers } from '../register-number/with-whole-numbers.tsx';
import { MatchWords, Records } from '../records/records.tsx';
import { findingAnchor } from './findings-by-weight.domain.ts';
import styles from './findings.module.css';

interface FindingsProps {
  /** In reading order. */
  readonly findings: readonly Finding[];
  /** The prefix of anchors on a page with several lists. */
  readonly prefix?: string;
  /** Each folds to its level and title; the gravest one is open. */
  readonly areFolded?: boolean;
}

/** Findings of a report, each with its level, meaning, source and date. */
export function Findings({ findings, prefix = 'finding', areFolded = false }: FindingsProps) {
  const presented = presentFindings(findings);
  return (
    <div className={styles.findings}>
      {presented.match && <MatchWords match={presented.match} />}
      <ol className={styles.list}>
        {presented.findings.map((one, place) => {
          const anchor = findingAnchor(one.finding.code, place, prefix);
          return areFolded ? (
            <li key={anchor} className={styles.folded}>
              <Fold head={<Head finding={one.finding} />} isOpen={isTold(one, place)}>
                <div id={anchor} className={styles.body}>
                  <Body {...one} />
                </div>
              </Fold>
            </li>
          ) : (
            <li key={anchor} id={anchor} className={styles.item}>
              <Head finding={one.finding} />
              <Body {...one} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The gravest finding is open from the start; of a clean report none is, since the titles say it all. */
const isTold = ({ finding: { level } }: PresentedFinding, place: number): boolean =>
  place === 0 && level !== 'clear';

function Head({ finding }: { readonly finding: Finding }) {
  return (
    <>
      <LevelMark level={finding.level} />
      <h3 className={styles.title}>{typeset(namedTitle(finding))}</h3>
    </>
  );
}

function Body({ finding, ...records }: PresentedFinding) {
  return (
    <>
      <p className={styles.text}>{withWholeNumbers(typeset(finding.text))}</p>
      <Records {...records} />
      <p className={styles.source}>{withWholeNumbers(sourceWords(finding))}</p>
      <FindingDispute finding={finding} />
    </>
  );
}

function sourceWords({ source, source_date }: Finding): string {
  return typeset(
    source_date === null
      ? `Источник: ${source}`
      : `Источник: ${source}, данные на ${formatDate(source_date)}`,
  );
}
