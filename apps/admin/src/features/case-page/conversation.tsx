import type { DeskCasePage } from '@proverka/contract/desk-cases';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { momentWords } from '@proverka/words/moments';
import desk from '../../controls/desk.module.css';
import styles from './case-screen.module.css';

type Message = DeskCasePage['messages'][number];

/** What was written so far, the earliest first. */
export function Conversation({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <section aria-labelledby="conversation" className={desk.section}>
      <h2 id="conversation">Переписка</h2>
      {messages.length === 0 ? (
        <p className={desk.soft}>Клиенту ещё не писали. Первое сообщение откроет ему это обращение.</p>
      ) : (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <li key={message.message_id}>
              <MessageView message={message} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const authorWords = ({ author, written_by: name }: Message): string =>
  [author === 'staff' ? 'Поддержка' : 'Клиент', name].filter(Boolean).join(', ');

function MessageView({ message }: { readonly message: Message }) {
  const { api } = usePlatform();
  return (
    <article className={message.author === 'staff' ? `${styles.message} ${styles.staff}` : styles.message}>
      <p className={desk.soft}>
        {authorWords(message)} · <time dateTime={message.date}>{momentWords(message.date)}</time>
      </p>
      <p className={desk.text}>{message.text}</p>
      {message.documents.map(({ document_id, file_name: name, bytes }) => (
        <p key={document_id}>
          <a
            href={api.url('GET /case_documents/{document_id}', { params: { document_id } })}
            download
            className={linkClassName()}
          >
            {name}
          </a>{' '}
          <span className={desk.soft}>{kilobytes(bytes)}</span>
        </p>
      ))}
    </article>
  );
}

const kilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('ru-RU')}\u00A0КБ`;
