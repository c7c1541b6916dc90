import type { ReportTask } from '@proverka/contract/report';
import type { ProgressStep } from '@proverka/ui-kit/progress-list';
import { hasOwnSource } from '../report-state.domain.ts';
import { taskWords } from '../status-words.ts';
import { typeset } from '@proverka/words/typeset';

/** The checks of a report as steps of the kit's list of progress. */
export function taskSteps(tasks: readonly ReportTask[]): ProgressStep[] {
  return tasks.map((task) => {
    const { task_id, title, status, source, reason, attempts } = task;
    const again = attempts > 1 && status === 'running' ? `Повторный запрос, уже ${attempts}-й` : '';
    const note = [hasOwnSource(task) ? source : '', again, reason].filter(Boolean).join('. ');
    return {
      key: task_id,
      label: typeset(title),
      ...taskWords[status],
      ...(note === '' ? {} : { note: typeset(note) }),
    };
  });
}
