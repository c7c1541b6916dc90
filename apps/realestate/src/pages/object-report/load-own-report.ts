import { reportKey } from '@proverka/api-client/reports';
import { riskReportQuery } from '@proverka/api-client/risk';
import type { Report } from '@proverka/contract/report';
import { loadReport } from '@proverka/report-kit/report-query';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { isRiskProduct } from '../../content/risk-products.ts';

/** A report of this brand with what a full check has besides its documents. */
export async function loadOwnReport(context: PageContext, orderItemId: string): Promise<void> {
  const { queryClient, platform } = context;
  await loadReport(context, orderItemId);
  const report = queryClient.getQueryData<Report>(reportKey(orderItemId));
  if (report && isRiskProduct(report)) {
    void queryClient.prefetchQuery(riskReportQuery(platform.api, orderItemId));
  }
}
