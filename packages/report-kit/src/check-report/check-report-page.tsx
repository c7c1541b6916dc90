import { reportKey } from '@proverka/api-client/reports';
import type { Report } from '@proverka/contract/report';
import type { PageContext, PageHead } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import { LiveReport } from '../live-report/live-report.tsx';
import { ReportSkeleton } from '../live-report/report-skeleton.tsx';
import { loadReport } from '../report-query.ts';
import { CheckReport } from './check-report.tsx';
import styles from './check-report.module.css';

/** The report of a check by the id of its order item; reports on objects have another page. */
export async function load(context: PageContext): Promise<void> {
  const id = context.params['id'] ?? '';
  await loadReport(context, id);
  if (context.queryClient.getQueryData<Report>(reportKey(id))?.subject.kind === 'object') throw notFound();
}

export function head({ params, queryClient }: PageContext): PageHead {
  const report = queryClient.getQueryData<Report>(reportKey(params['id'] ?? ''));
  return { ...(report && { title: typeset(`Отчёт: ${report.subject.display_name}`) }), isPrivate: true };
}

export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" width={1140} className={styles.page}>
      <LiveReport key={id} orderItemId={id} skeleton={<ReportSkeleton />}>
        {(report) => <CheckReport report={report} />}
      </LiveReport>
    </Container>
  );
}
