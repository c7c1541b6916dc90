import { ChartFigure } from '@proverka/charts/chart-figure';
import type { Finding } from '@proverka/contract/finding';
import { allDamage } from '@proverka/findings/all-damage';
import { loanCharts } from '@proverka/findings/loan-charts';
import { reportCharts } from '@proverka/findings/report-charts';
import { typeset } from '@proverka/words/typeset';
import { DamagePicture } from '../damage/damage-picture.tsx';
import { ReportRemark, ReportSubsection } from '../report-section/report-section.tsx';
import styles from './report-charts.module.css';

interface ReportChartsProps {
  readonly findings: readonly Finding[];
}

export const hasCharts = (findings: readonly Finding[]): boolean =>
  reportCharts(findings).length + allDamage(findings).length + loanCharts(findings).charts.length > 0;

/** What the findings of a report come to, drawn; see `hasCharts`. */
export function ReportCharts({ findings }: ReportChartsProps) {
  const charts = reportCharts(findings);
  const damage = allDamage(findings);
  const loans = loanCharts(findings);
  return (
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
  );
}
