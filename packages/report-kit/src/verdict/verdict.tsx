import type { Finding, Verdict as ReportVerdict } from '@proverka/contract/finding';
import { namedTitle } from '@proverka/words/named-title';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { levelTint } from '@proverka/ui-kit/level-tint';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { useId } from 'react';
import { findingAnchor } from '../findings/findings-by-weight.domain.ts';
import { typeset } from '@proverka/words/typeset';
import styles from './verdict.module.css';

interface VerdictProps {
  readonly verdict: ReportVerdict;
  /** The findings on the page, which the reasons link to. */
  readonly findings: readonly Finding[];
  /** Sources are still working, so the verdict may change. */
  readonly isPreliminary?: boolean;
  readonly id?: string;
}

/** The first line of a report: the level, a sentence, and links to the reasons. */
export function Verdict({ verdict, findings, isPreliminary = false, id }: VerdictProps) {
  const headingId = useId();
  // A clear verdict has no list of reasons: the findings below are enough.
  const isClear = verdict.level === 'clear';
  const reasons = (isClear ? [] : findings)
    .map((finding, place) => ({ finding, anchor: findingAnchor(finding.code, place) }))
    .filter(({ finding }) => finding.level === verdict.level && verdict.reasons.includes(finding.code));
  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.verdict} ${levelTint(verdict.level)}`}>
      <h2 id={headingId} className={styles.heading}>
        <LevelMark level={verdict.level}>{isPreliminary ? 'Предварительный вывод' : 'Вывод'}</LevelMark>
      </h2>
      <p className={styles.sentence}>{typeset(verdict.sentence)}</p>
      {reasons.length > 0 && (
        <div className={styles.reasons}>
          <p>На чём основан:</p>
          <ul className={styles.list}>
            {reasons.map(({ anchor, finding }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={linkClassName()}>
                  {typeset(namedTitle(finding))}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isPreliminary && (
        <p className={styles.note}>
          Ответили ещё не все источники. Когда придут остальные ответы, вывод может измениться.
        </p>
      )}
    </section>
  );
}
