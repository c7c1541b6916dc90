import type { CaseEventKind, DeskCasePage } from '@proverka/contract/desk-cases';
import { Card } from '@proverka/ui-kit/card';
import { momentWords } from '@proverka/words/moments';
import desk from '../../controls/desk.module.css';
import styles from './case-screen.module.css';

const eventWords: Readonly<Record<CaseEventKind, string>> = {
  opened: 'Открыто',
  assigned: 'Отвечает',
  answered: 'Ответ клиенту',
  written: 'Клиент написал',
  closed: 'Закрыто',
  reopened: 'Открыто снова',
  bounced: 'Письмо клиенту не доставлено',
};

/** What happened to a case, the earliest first. */
export const History = ({ events }: { readonly events: DeskCasePage['events'] }) => (
  <Card as="section" aria-labelledby="case-history" className={desk.card}>
    <h2 id="case-history" className={desk.title}>
      История
    </h2>
    <ol className={styles.events}>
      {events.map(({ at, kind, by, text }) => (
        <li key={`${at} ${kind}`} className={styles.event}>
          <span>{[eventWords[kind], text].filter(Boolean).join(': ')}</span>
          <span className={desk.soft}>
            <time dateTime={at}>{momentWords(at)}</time>
            {by !== '' && ` · ${by}`}
          </span>
        </li>
      ))}
    </ol>
  </Card>
);
