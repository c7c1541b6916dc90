import type { CaseMessage } from '@proverka/contract/support-case';
import { momentWords } from '@proverka/words/moments';
import { GuestDocument, OwnDocument } from './case-document.tsx';
import styles from './cases.module.css';

interface ConversationProps {
  readonly messages: readonly CaseMessage[];
  /** Of the link a guest opened the case by; without it documents are opened by the session. */
  readonly token?: string;
}

/** What the customer and the support wrote, the earliest first. */
export function Conversation({ messages, token }: ConversationProps) {
  return (
    <ol className={styles.messages} aria-label="Переписка">
      {messages.map(({ message_id: id, author, text, date, documents }) => (
        <li key={id}>
          <article className={author === 'staff' ? `${styles.message} ${styles.staff}` : styles.message}>
            <p className={styles.soft}>
              {author === 'staff' ? 'Поддержка' : 'Вы'} · <time dateTime={date}>{momentWords(date)}</time>
            </p>
            <p className={styles.text}>{text}</p>
            {documents.map((document) =>
              token === undefined ? (
                <OwnDocument key={document.document_id} {...document} />
              ) : (
                <GuestDocument key={document.document_id} document={document} token={token} />
              ),
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}
