import type { RiskConclusion } from '@proverka/contract/risk-report';
import { authorWords } from '@proverka/words/conclusion-author';
import { momentDay } from '@proverka/words/moments';
import { ReportSubsection } from '@proverka/report-kit/report-section';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { typeset } from '@proverka/words/typeset';
import styles from './risk-report.module.css';

/** The conclusions with their author: a specialist or a language model. */
export function Conclusions({ conclusions }: { readonly conclusions: readonly RiskConclusion[] }) {
  if (conclusions.length === 0) return null;
  return (
    <ReportSubsection title="Заключение">
      <ul className={styles.conclusions}>
        {conclusions.map(({ updated_at, ...conclusion }) => (
          <li key={conclusion.id} className={styles.conclusion}>
            <LevelMark level={conclusion.level} />
            <p className={styles.text}>{typeset(conclusion.text)}</p>
            <p className={styles.soft}>
              {authorWords(conclusion)}, {momentDay(updated_at)}
            </p>
          </li>
        ))}
      </ul>
    </ReportSubsection>
  );
}
