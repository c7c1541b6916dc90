import { isId } from '@proverka/validation/id';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { BackLink } from '../controls/back-link.tsx';
import { RiskActsDesk } from '../features/risk-acts/risk-acts-desk.tsx';
import { ConclusionsDesk } from '../features/risk-conclusions/conclusions-desk.tsx';
import { ReportExcerpt } from '../features/risk-excerpt/report-excerpt.tsx';
import { RiskReportScreen } from '../features/risk-report/risk-report-screen.tsx';
import styles from './page.module.css';

export function load({ params }: PageContext): void {
  if (!isId(params['id'] ?? '')) throw notFound();
}

export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" width={890} className={styles.page}>
      <BackLink to="/admin/risk/">Все отчёты о рисках</BackLink>
      <h1>Заключение к&nbsp;отчёту о&nbsp;рисках</h1>
      <RiskReportScreen key={id} id={id}>
        {(data) => (
          <>
            <ReportExcerpt report={data.report} />
            <ConclusionsDesk report={data.report} />
            <RiskActsDesk data={data} />
          </>
        )}
      </RiskReportScreen>
    </Container>
  );
}
