import { reportKey } from '@proverka/api-client/reports';
import { isValuation } from '@proverka/catalogue/valuation';
import type { Report } from '@proverka/contract/report';
import { LiveReport } from '@proverka/report-kit/live-report';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { ReportSkeleton } from '@proverka/report-kit/report-skeleton';
import { lazy, Suspense } from 'react';
// With the page's first styles: the server renders a full check before its code loads.
import '../features/risk-report/risk-report.module.css';
import { isRiskProduct } from '../content/risk-products.ts';
import { loadOwnReport } from './object-report/load-own-report.ts';
import { ObjectReport } from './object-report/object-report.tsx';
import styles from './object-report/object-report.module.css';

/** The chunk of the page that full checks have of their own. */
const RiskReportDocument = lazy(async () => {
  const module = await import(/* webpackChunkName: "risk-document" */ './risk-report/risk-report.tsx');
  return { default: module.RiskReportDocument };
});

export function load(context: PageContext): Promise<void> {
  return loadOwnReport(context, orderItemIdOf(context.params));
}

export function head({ params, queryClient }: PageContext): PageHead {
  const report = queryClient.getQueryData<Report>(reportKey(orderItemIdOf(params)));
  if (!report) return {};
  const kind = isValuation(report.product_name) ? 'Рыночная оценка' : 'Отчёт';
  return { title: `${kind}: ${report.object_address || report.object_key}` };
}

export function Component() {
  const orderItemId = orderItemIdOf(useParams());
  return (
    <Container as="main" className={styles.page}>
      <LiveReport key={orderItemId} orderItemId={orderItemId} skeleton={<ReportSkeleton />}>
        {(report) =>
          isRiskProduct(report) ? (
            <Suspense fallback={<ReportSkeleton />}>
              <RiskReportDocument report={report} />
            </Suspense>
          ) : (
            <ObjectReport report={report} />
          )
        }
      </LiveReport>
    </Container>
  );
}

function orderItemIdOf({ orderItemId = '' }: PageContext['params']): string {
  return orderItemId;
}
