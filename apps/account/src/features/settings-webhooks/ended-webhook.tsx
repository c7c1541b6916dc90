import type { Webhook } from '@proverka/contract/webhook';
import { momentDay } from '@proverka/words/moments';
import { programEndWords } from '@proverka/words/program-words';
import { typeset } from '@proverka/words/typeset';
import { Badge } from '@proverka/ui-kit/badge';
import styles from '../../page-parts/section.module.css';

/** A webhook that ended with the sessions: its owner has to know that nothing is sent any more, and why. */
export function EndedWebhook({ webhook }: { readonly webhook: Webhook }) {
  const { url, ended_date, end_reason } = webhook;
  return (
    <li className={styles.stacked}>
      <div className={styles.words}>
        <p className={styles.name}>
          {url}
          <Badge>Не действует</Badge>
        </p>
        <p className={styles.plain}>
          {typeset(
            `Отключён ${momentDay(ended_date ?? '')}: ${end_reason === null ? 'подписка закончилась' : programEndWords[end_reason]}`,
          )}
        </p>
        <p className={styles.soft}>
          {typeset('Секрет больше не действует. Если адрес ещё нужен, подпишитесь заново.')}
        </p>
      </div>
    </li>
  );
}
