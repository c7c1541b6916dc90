import { LiveReport } from '@proverka/report-kit/live-report';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { ReportSkeleton } from '@proverka/report-kit/report-skeleton';
import { loadOwnReport } from './object-report/load-own-report.ts';
import styles from './object-report/object-report.module.css';
import { ObjectReport } from './object-report/object-report.tsx';
import { RiskReportDocument } from './risk-report/risk-report.tsx';
import { isRiskProduct } from '../content/risk-products.ts';

export function load(context: PageContext): Promise<void> {
  return loadOwnReport(context, context.params['id'] ?? '');
}

export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" className={styles.page}>
      <LiveReport key={id} orderItemId={id} skeleton={<ReportSkeleton />}>
        {(report) =>
          isRiskProduct(report) ? <RiskReportDocument report={report} /> : <ObjectReport report={report} />
        }
      </LiveReport>
    </Container>
  );
}
