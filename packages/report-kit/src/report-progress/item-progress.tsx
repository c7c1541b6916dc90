import { useLiveReport } from '../use-live-report.ts';
import { expectedWords } from '../expected-time.ts';
import { durationWords } from '../moments.ts';
import { ProgressList } from '@proverka/ui-kit/progress-list';
import type { Report } from '@proverka/contract/report';
import { typeset } from '../typeset.ts';
import { taskSteps } from './task-steps.ts';
import { useElapsed } from './use-elapsed.ts';

/** Live progress of one item among others: only the list, once the report is there. */
export function ItemProgress({
  orderItemId,
  label,
}: {
  readonly orderItemId: string;
  readonly label: string;
}) {
  const { report } = useLiveReport(orderItemId);
  return report === undefined ? null : <Steps report={report} label={label} />;
}

function Steps({ report, label }: { readonly report: Report; readonly label: string }) {
  const elapsed = useElapsed(report.created_at);
  return (
    <ProgressList
      label={label}
      steps={taskSteps(report.tasks)}
      aside={typeset(`прошло ${durationWords(elapsed)}, ${expectedWords(report.expected)}`)}
    />
  );
}
