import type { ReportTask } from '@proverka/contract/report';
import type { ReactNode } from 'react';
import { formatDate } from '@proverka/words/dates';
import { momentWords } from '@proverka/words/moments';
import { hasOwnSource, isUnanswered } from '../report-state.domain.ts';
import { StatusMark } from '../status-mark/status-mark.tsx';
import { taskWords } from '../status-words.ts';
import { typeset } from '@proverka/words/typeset';
import { withWholeNumbers } from '../register-number/with-whole-numbers.tsx';
import { missingWords } from './missing-words.ts';
import { explain } from './task-meaning.ts';
import styles from './sources.module.css';

interface SourcesProps {
  readonly tasks: readonly ReportTask[];
  /** The actions for a task: restart it, or skip it. */
  readonly renderAction?: ((task: ReportTask) => ReactNode) | undefined;
}

/** Every source that was asked: the answer in words, its date, and the reason when it failed. */
export function Sources({ tasks, renderAction }: SourcesProps) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task.task_id} className={styles.item}>
          <div className={styles.words}>
            <h3 className={styles.title}>{typeset(task.title)}</h3>
            {hasOwnSource(task) && <p className={styles.source}>{withWholeNumbers(typeset(task.source))}</p>}
            <Explanation task={task} />
            {renderAction?.(task)}
          </div>
          <div className={styles.state}>
            <StatusMark status={taskWords[task.status]} />
            <p className={styles.dates}>{datesOf(task)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What happened, what it means, and what data is missing. */
function Explanation({ task }: { readonly task: ReportTask }) {
  const explanation = explain(task);
  return (
    <>
      {explanation !== '' && <p className={styles.reason}>{typeset(explanation)}</p>}
      {task.missing_requirements.length > 0 && (
        <ul className={styles.missing}>
          {task.missing_requirements.map((requirement) => (
            <li key={requirement}>{typeset(missingWords(requirement))}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function datesOf(task: ReportTask): string {
  const { source_date, started_at, finished_at, attempts } = task;
  const when = isUnanswered(task) ? 'Последний запрос' : 'Проверено';
  const words =
    finished_at === null
      ? [started_at === null ? '' : `Запрос отправлен ${momentWords(started_at)}`]
      : [
          source_date === null ? '' : `Данные на ${formatDate(source_date)}`,
          `${when} ${momentWords(finished_at)}`,
        ];
  return [...words, attempts > 1 ? `Запросов: ${attempts}` : ''].filter(Boolean).join('. ');
}
