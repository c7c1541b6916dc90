import type { Report } from '@proverka/contract/report';
import { ProgressBar } from '@proverka/ui-kit/progress-bar';
import { typeset } from '@proverka/words/typeset';
import { waitWords } from '../expected-time.ts';
import { isOpenTask } from '../report-state.domain.ts';
import styles from './report-progress.module.css';
import { useElapsed } from './use-elapsed.ts';

type Part = Pick<Report, 'created_at' | 'expected' | 'tasks'>;

/** The progress bar alone, for pages that list the answers below. */
export function BriefProgress({ report }: { readonly report: Part }) {
  const elapsed = useElapsed(report.created_at);
  const finished = report.tasks.filter((task) => !isOpenTask(task)).length;
  const next = report.tasks.find(({ status }) => status === 'running');
  return (
    <div className={styles.brief}>
      <p className={styles.count}>
        <output>{typeset(`Ответили ${finished} из ${report.tasks.length}`)}</output>
        <span className={styles.note}>{typeset(waitWords(report.expected, elapsed))}</span>
      </p>
      <ProgressBar aria-label="Проверка источников" value={finished} max={report.tasks.length} />
      {next && <p className={styles.note}>{typeset(`Сейчас: ${next.title}`)}</p>}
    </div>
  );
}
