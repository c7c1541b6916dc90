import { ProgressBar } from '@proverka/ui-kit/progress-bar';
import type { ItemStatus } from '@proverka/contract/order-list';
import type { Batch } from '@proverka/contract/wholesale';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { itemWords } from '@proverka/report-kit/status-words';
import { typeset } from '@proverka/words/typeset';
import { SkipRows } from './skip-rows.tsx';
import styles from './batch.module.css';

const shown: readonly ItemStatus[] = ['done', 'running', 'queued', 'needs_data', 'failed', 'refunded'];

const underWay =
  'Страницу можно закрыть: когда всё будет готово, придёт письмо. Источники отвечают с ограниченной скоростью, большие списки занимают больше времени.';
const ownersTurn =
  'Остальные строки ждут ваших данных: откройте отчёты с отметкой «Нужны данные» и дополните их.';

/** How many rows are finished, and the state of the others. */
export function Progress({ batch }: { readonly batch: Batch }) {
  const { counts, rows_good: all, state } = batch;
  const over = counts.done + counts.failed + counts.refunded;
  const isLeftToOwner = counts.needs_data > 0 && over + counts.needs_data === all;
  return (
    <section aria-labelledby="progress" className={styles.block}>
      <h2 id="progress">{state === 'finished' ? 'Список проверен' : 'Ход проверки'}</h2>
      <div className={styles.progress}>
        <ProgressBar max={all} value={over} aria-label="Готовые строки" />
        <output className={styles.over}>
          {over} из {all}
        </output>
      </div>
      <ul className={styles.counts}>
        {shown
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <li key={status}>
              <StatusMark status={itemWords[status]} /> <strong>{counts[status]}</strong>
            </li>
          ))}
      </ul>
      {state === 'running' && <p className={styles.note}>{typeset(isLeftToOwner ? ownersTurn : underWay)}</p>}
      {state === 'running' && batch.skips_missing && (
        <p className={styles.note}>{typeset('Проверки, которым не хватает данных, пропускаются.')}</p>
      )}
      {counts.needs_data > 0 && <SkipRows batch={batch} />}
    </section>
  );
}
