import type { CaseMessage } from '@proverka/contract/support-case';
import { momentWords } from '@proverka/words/moments';
import styles from '../cases.module.css';
import { GuestDocument, OwnDocument } from './case-document.tsx';
import { NewAnswer } from './new-answer.tsx';

interface ConversationProps {
  readonly messages: readonly CaseMessage[];
  /** Of the link a guest opened the case by; without it documents are opened by the session. */
  readonly token?: string;
}

/** What the customer and the support wrote, the earliest first. */
export function Conversation({ messages, token }: ConversationProps) {
  return (
    <>
      <NewAnswer messages={messages} />
      <ol className={styles.messages} aria-label="Переписка">
        {messages.map((message) => (
          <li key={message.message_id}>
            <Message message={message} token={token} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface MessageProps {
  readonly message: CaseMessage;
  readonly token: string | undefined;
}

const Message = ({ message: { author, text, date, documents }, token }: MessageProps) => (
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
);
