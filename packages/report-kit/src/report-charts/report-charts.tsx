import { ChartFigure } from '@proverka/charts/chart-figure';
import type { Finding } from '@proverka/contract/finding';
import { allDamage } from '@proverka/findings/all-damage';
import { loanCharts } from '@proverka/findings/loan-charts';
import { reportCharts } from '@proverka/findings/report-charts';
import { typeset } from '@proverka/words/typeset';
import { DamagePicture } from '../damage/damage-picture.tsx';
import { ReportRemark, ReportSection, ReportSubsection } from '../report-section/report-section.tsx';
import styles from './report-charts.module.css';

interface ReportChartsProps {
  readonly findings: readonly Finding[];
}

/** What the findings of a report come to, drawn; nothing where there is nothing to draw. */
export function ReportCharts({ findings }: ReportChartsProps) {
  const charts = reportCharts(findings);
  const damage = allDamage(findings);
  const loans = loanCharts(findings);
  if (charts.length + damage.length + loans.charts.length === 0) return null;
  return (
    <ReportSection id="charts" title="Сведения на рисунках">
      <div className={styles.charts}>
        {charts.map(({ key, title, source, draw }) => (
          <ChartFigure key={key} title={title} subtitle={typeset(source)} drawing={draw()} frame="none" />
        ))}
        {loans.charts.length > 0 && (
          <ReportSubsection title="Платежи по месяцам">
            {loans.note !== '' && <ReportRemark>{loans.note}</ReportRemark>}
            <div className={styles.loans}>
              {loans.charts.map(({ key, title, draw }) => (
                <ChartFigure key={key} title={title} drawing={draw()} />
              ))}
            </div>
          </ReportSubsection>
        )}
        {damage.length > 0 && (
          <ReportSubsection title="Повреждения во всех авариях">
            <DamagePicture damage={damage} />
          </ReportSubsection>
        )}
      </div>
    </ReportSection>
  );
}
