import type { CaseMessage } from '@proverka/contract/support-case';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { momentWords } from '@proverka/words/moments';
import styles from './cases.module.css';

interface ConversationProps {
  readonly messages: readonly CaseMessage[];
  /** Documents are opened in the account only. */
  readonly isSignedIn: boolean;
}

/** What the customer and the support wrote, the earliest first. */
export function Conversation({ messages, isSignedIn }: ConversationProps) {
  const { api } = usePlatform();
  return (
    <ol className={styles.messages} aria-label="Переписка">
      {messages.map(({ message_id: id, author, text, date, documents }) => (
        <li key={id}>
          <article className={author === 'staff' ? `${styles.message} ${styles.staff}` : styles.message}>
            <p className={styles.soft}>
              {author === 'staff' ? 'Поддержка' : 'Вы'} · <time dateTime={date}>{momentWords(date)}</time>
            </p>
            <p className={styles.text}>{text}</p>
            {documents.map(({ document_id, file_name: name }) => (
              <p key={document_id}>
                {isSignedIn ? (
                  <a
                    href={api.url('GET /case_documents/{document_id}', { params: { document_id } })}
                    download
                    className={linkClassName()}
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
              </p>
            ))}
          </article>
        </li>
      ))}
    </ol>
  );
}
