import type { Finding } from '@proverka/contract/finding';
import type { ReportTask } from '@proverka/contract/report';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import type { ReactNode } from 'react';
import { formatDate } from '@proverka/words/dates';
import { momentWords } from '@proverka/words/moments';
import { FindingDispute } from '../dispute/finding-dispute.tsx';
import { hasOwnSource, isUnanswered } from '../report-state.domain.ts';
import { StatusMark } from '../status-mark/status-mark.tsx';
import { taskWords } from '../status-words.ts';
import { missingWords } from '@proverka/words/missing-words';
import { typeset } from '@proverka/words/typeset';
import { withWholeNumbers } from '../register-number/with-whole-numbers.tsx';
import { sourceAnchor } from './source-anchor.ts';
import { explain } from './task-meaning.ts';
import styles from './sources.module.css';

interface SourcesProps {
  readonly tasks: readonly ReportTask[];
  /** The actions for a task: restart it, or skip it. */
  readonly renderAction?: ((task: ReportTask) => ReactNode) | undefined;
  /** What a source without objections says, which is told nowhere else. */
  readonly cleanOf?: ((task: ReportTask) => readonly Finding[]) | undefined;
  /** Why sources did not answer stands in a section of its own. */
  readonly areGapsTold?: boolean;
}

/** Every source that was asked: the answer in words, its date, and the reason when it failed. */
export function Sources({ tasks, renderAction, cleanOf, areGapsTold = false }: SourcesProps) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <Source
          key={task.task_id}
          task={task}
          clean={cleanOf?.(task) ?? []}
          isGapTold={areGapsTold && isUnanswered(task)}
          action={renderAction?.(task)}
        />
      ))}
    </ul>
  );
}

interface SourceProps {
  readonly task: ReportTask;
  readonly clean: readonly Finding[];
  readonly isGapTold: boolean;
  readonly action: ReactNode;
}

function Source({ task, clean, isGapTold, action }: SourceProps) {
  return (
    <li id={sourceAnchor(task.task_id)} className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.title}>{typeset(task.title)}</h3>
        {clean.map(({ code, title, text }) => (
          <p key={code} className={styles.reason}>
            {withWholeNumbers(typeset(`${title}. ${text}`))}
          </p>
        ))}
        {hasOwnSource(task) && <p className={styles.source}>{withWholeNumbers(typeset(task.source))}</p>}
        {clean.map((finding) => (
          <FindingDispute key={finding.code} finding={finding} />
        ))}
        {clean.length === 0 && !isGapTold && <Explanation task={task} />}
        {action}
      </div>
      <div className={styles.state}>
        {clean.length > 0 ? <LevelMark level="clear" /> : <StatusMark status={taskWords[task.status]} />}
        <p className={styles.dates}>{datesOf(task)}</p>
      </div>
    </li>
  );
}

/** What happened, what it means, and what data is missing. */
function Explanation({ task }: { readonly task: ReportTask }) {
  const explanation = explain(task);
  return (
    <>
      {explanation !== '' && <p className={styles.reason}>{typeset(explanation)}</p>}
      {task.status === 'needs_data' && task.missing_requirements.length > 0 && (
        <ul className={styles.missing}>
          {task.missing_requirements.map((requirement) => (
            <li key={requirement}>{typeset(missingWords(requirement))}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function whenWords(task: ReportTask): string {
  if (task.status === 'skipped') return 'Пропущено';
  return isUnanswered(task) ? 'Последний запрос' : 'Проверено';
}

function datesOf(task: ReportTask): string {
  const { source_date, started_at, finished_at, attempts } = task;
  const when = whenWords(task);
  const words =
    finished_at === null
      ? [started_at === null ? '' : `Запрос отправлен ${momentWords(started_at)}`]
      : [
          source_date === null ? '' : `Данные на ${formatDate(source_date)}`,
          `${when} ${momentWords(finished_at)}`,
        ];
  return [...words, attempts > 1 ? `Запросов: ${attempts}` : ''].filter(Boolean).join('. ');
}
