import type { Report } from '@proverka/contract/report';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { useEffect, type ReactNode } from 'react';
import { Disputable } from '../dispute/disputable.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useLiveReport } from '../use-live-report.ts';
import { isLong } from './long-report.domain.ts';

interface LiveReportProps {
  readonly orderItemId: string;
  /** A placeholder until the first answer. */
  readonly skeleton: ReactNode;
  readonly children: (report: Report) => ReactNode;
}

/** A report that updates itself; without an answer it shows the error and a retry button. */
export function LiveReport({ orderItemId, skeleton, children }: LiveReportProps) {
  const { analytics } = usePlatform();
  const { report, problem, retry, isRetrying } = useLiveReport(orderItemId);
  const isHydrated = useHydrated();
  const productName = report?.product_name;
  useEffect(() => {
    if (productName !== undefined) analytics.track({ name: 'report_opened', productName });
  }, [analytics, productName]);
  if (report !== undefined && !isHydrated && isLong(report)) return skeleton;
  if (report !== undefined) {
    return (
      <Disputable orderItemId={orderItemId} productName={report.product_name}>
        {children(report)}
      </Disputable>
    );
  }
  if (problem === null) return skeleton;
  return (
    <FailureState
      headingAs="h1"
      title="Не удалось загрузить отчёт"
      text={`${problem.title || 'Сервис временно недоступен'}. С самим отчётом всё в порядке: он готовится или хранится как прежде.`}
      onRetry={retry}
      retrying={isRetrying}
      {...(problem.requestId === '' ? {} : { requestId: problem.requestId })}
    />
  );
}
