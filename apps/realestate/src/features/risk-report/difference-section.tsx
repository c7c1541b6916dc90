import type { RiskReport } from '@proverka/contract/normalize-risk-report';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { Button } from '@proverka/ui-kit/button';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { formatDate } from '@proverka/words/dates';
import { flagKeys, flagWords } from './risk-words.domain.ts';
import styles from './risk-report.module.css';
import type { RiskChanges } from './use-risk-report.ts';

interface DifferenceSectionProps {
  readonly report: RiskReport;
  readonly changes: RiskChanges;
}

/** Differences between this extract and the previous one. */
export function DifferenceSection({ report, changes }: DifferenceSectionProps) {
  const { difference, canUpdateStatement } = report;
  const { flags, previous_date: before, next_date: now } = difference;
  const days = [before, now].flatMap((day) => (day === null ? [] : formatDate(day)));
  return (
    <ReportSection
      id="difference"
      title="Расхождения с тем, что было известно"
      {...(days.length === 2 && { source: `Сравнили выписки от ${days.join(' и от ')}` })}
    >
      {flags === null ? (
        <ReportRemark>Сравнивать пока не с чем: это первая выписка об объекте в вашем кабинете.</ReportRemark>
      ) : (
        <ul className={styles.flags}>
          {flagKeys.map((flag) => (
            <li key={flag}>
              <LevelMark level={flags[flag] ? 'warning' : 'clear'}>
                {flagWords[flag]}: {flags[flag] ? 'изменилось' : 'без изменений'}
              </LevelMark>
            </li>
          ))}
        </ul>
      )}
      {canUpdateStatement && (
        <div className={styles.edit}>
          <p className={styles.soft}>
            Перед сделкой запросите свежую выписку: покажем, что изменилось. Один раз, без доплаты.
          </p>
          <Button
            variant="secondary"
            size="small"
            busy={changes.isBusy}
            onClick={() => void changes.updateStatement()}
          >
            Запросить свежую выписку
          </Button>
        </div>
      )}
    </ReportSection>
  );
}
