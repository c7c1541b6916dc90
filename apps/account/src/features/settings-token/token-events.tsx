import type { ApiAccess } from '@proverka/contract/api-token';
import { momentBrief } from '@proverka/words/moments';
import { Accordion } from '@proverka/ui-kit/accordion';
import styles from '../../page-parts/section.module.css';
import { eventWords } from './token-words.ts';

/** What the token changed and what it was refused; renders nothing without events. */
export function TokenEvents({ events }: { readonly events: ApiAccess['events'] }) {
  if (events.length === 0) return null;
  const list = (
    <ol className={styles.list} aria-label="Журнал токена">
      {events.map(({ action, endpoint, date }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- log lines have no id and do not move
        <li key={`${date}${place}`} className={styles.line}>
          <p className={styles.words}>
            {eventWords[action]}
            {endpoint !== null && <span className={styles.soft}>{endpoint}</span>}
          </p>
          <time dateTime={date} className={styles.soft}>
            {momentBrief(date)}
          </time>
        </li>
      ))}
    </ol>
  );
  return <Accordion items={[{ key: 'journal', title: 'Журнал: последние события', content: list }]} />;
}
