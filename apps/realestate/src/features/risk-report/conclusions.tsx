import type { RiskConclusion } from '@proverka/contract/risk-report';
import { momentDay } from '@proverka/report-kit/moments';
import { ReportSubsection } from '@proverka/report-kit/report-section';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { typeset } from '@proverka/ui-kit/typeset';
import styles from './risk-report.module.css';

/** What a specialist wrote; a hidden one is shown to staff only and says so. */
export function Conclusions({ conclusions }: { readonly conclusions: readonly RiskConclusion[] }) {
  if (conclusions.length === 0) return null;
  return (
    <ReportSubsection title="Заключение специалиста">
      <ul className={styles.conclusions}>
        {conclusions.map(({ id, level, text, is_hidden, updated_at }) => (
          <li key={id} className={styles.conclusion}>
            <LevelMark level={level} />
            <p className={styles.text}>{typeset(text)}</p>
            <p className={styles.soft}>
              Написано специалистом, {momentDay(updated_at)}
              {is_hidden ? ' · скрыто от покупателя' : ''}
            </p>
          </li>
        ))}
      </ul>
    </ReportSubsection>
  );
}
