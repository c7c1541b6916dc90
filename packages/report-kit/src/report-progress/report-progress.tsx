import type { Report } from '@proverka/contract/report';
import { useSession } from '@proverka/shell-sdk/platform';
import { knownUser, restrictionOf } from '@proverka/shell-sdk/session';
import { Card } from '@proverka/ui-kit/card';
import { useId } from 'react';
import { overdueWords } from '../expected-time.ts';
import { typeset } from '@proverka/words/typeset';
import { isReadable } from '../report-state.domain.ts';
import { BriefProgress } from './brief-progress.tsx';
import { ProgressOfReport } from './item-progress.tsx';
import styles from './report-progress.module.css';
import { useElapsed } from './use-elapsed.ts';

type Part = Pick<Report, 'created_at' | 'expected' | 'status' | 'tasks'>;

/** A report in progress: every check with its status, the elapsed and the usual time. */
export function ReportProgress({ report }: { readonly report: Part }) {
  const headingId = useId();
  const elapsed = useElapsed(report.created_at);
  const email = useSession((session) => (knownUser(session) ?? restrictionOf(session))?.email ?? '');
  const overdue = overdueWords(report.expected, elapsed);
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.title}>
        {titleOf(report)}
      </h2>
      {isReadable(report) ? (
        <BriefProgress report={report} />
      ) : (
        <ProgressOfReport report={report} label="Проверка источников" />
      )}
      {overdue !== '' && <p className={styles.note}>{typeset(overdue)}</p>}
      <p className={styles.note}>
        {typeset('Страницу можно закрыть. Когда отчёт будет готов, придёт письмо')}
        {email === '' ? '.' : typeset(` на ${email}.`)}
      </p>
    </Card>
  );
}

function titleOf({ status, tasks }: Part): string {
  if (status === 'needs_data') return 'Проверке нужны данные';
  const isWaiting = tasks.every((task) => task.status === 'queued');
  return isWaiting ? 'Отчёт в очереди' : 'Готовим отчёт';
}
