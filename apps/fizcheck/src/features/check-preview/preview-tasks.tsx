import type { PreviewTask } from '@proverka/contract/preview';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { CheckIcon } from '@proverka/ui-kit/icon';
import { formatDate } from '@proverka/words/dates';
import { typeset } from '@proverka/words/typeset';
import styles from './check-preview.module.css';
import { countWords, previewWords, toldFacts } from './preview-words.domain.ts';

interface TasksProps {
  readonly tasks: readonly PreviewTask[];
}

/** Sources that are asked for free: how many records each has. */
export const AskedTasks = ({ tasks }: TasksProps) => (
  <ul className={styles.tasks}>
    {tasks.map((task) => (
      <Task key={task.task_type} task={task} />
    ))}
  </ul>
);

/** What only the report asks. */
export const PaidTasks = ({ tasks }: TasksProps) => (
  <ul className={styles.paid}>
    {tasks.map(({ task_type: type, title }) => (
      <li key={type} className={styles.line}>
        <CheckIcon className={styles.sign} />
        {typeset(title)}
      </li>
    ))}
  </ul>
);

function Task({ task }: { readonly task: PreviewTask }) {
  const counts = countWords(task);
  const told = toldFacts(task);
  const source = [task.source, task.source_date && `данные на ${formatDate(task.source_date)}`]
    .filter(Boolean)
    .join(', ');
  return (
    <li className={styles.task}>
      <div className={styles.words}>
        <h3 className={styles.title}>{typeset(task.title)}</h3>
        {counts !== '' && <p>{typeset(counts)}</p>}
        {told !== '' && <p className={styles.told}>{typeset(told)}</p>}
        {source !== '' && <p className={styles.source}>{typeset(source)}</p>}
      </div>
      <StatusMark status={previewWords[task.state]} />
    </li>
  );
}
