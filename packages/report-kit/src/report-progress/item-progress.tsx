import type { Report } from '@proverka/contract/report';
import { ProgressList } from '@proverka/ui-kit/progress-list';
import { waitWords } from '../expected-time.ts';
import { typeset } from '@proverka/words/typeset';
import { taskSteps } from './task-steps.ts';
import { useElapsed } from './use-elapsed.ts';

interface ProgressOfReportProps {
  readonly report: Pick<Report, 'tasks' | 'created_at' | 'expected'>;
  /** The report's title, which names the bar. */
  readonly label: string;
}

/** Progress of one report in a list of several. */
export function ProgressOfReport({ report, label }: ProgressOfReportProps) {
  const elapsed = useElapsed(report.created_at);
  return (
    <ProgressList
      label={label}
      steps={taskSteps(report.tasks)}
      aside={typeset(waitWords(report.expected, elapsed))}
    />
  );
}
