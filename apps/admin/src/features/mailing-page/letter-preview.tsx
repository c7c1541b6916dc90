import { mailingPreviewQuery } from '@proverka/api-client/mailings';
import type { MailingInput } from '@proverka/contract/mailing';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { trustedHtml } from '@proverka/shell-sdk/trusted-html';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import styles from './letter-preview.module.css';

/** The letter as its readers see it: subject, line of the inbox, text. */
export function LetterPreview({ content }: { readonly content: MailingInput }) {
  const { api } = usePlatform();
  const query = useQuery(mailingPreviewQuery(api, content));
  return (
    <section aria-labelledby="letter" className={desk.section}>
      <h2 id="letter">Письмо</h2>
      {query.data === undefined ? (
        <NotLoaded what="письмо" query={query} />
      ) : (
        <article aria-label="Как увидит читатель" className={styles.letter}>
          <p className={styles.subject}>{query.data.subject}</p>
          <p className={styles.line}>{query.data.preview}</p>
          {/* Sanitised by the API. */}
          <div
            className={styles.body}
            dangerouslySetInnerHTML={{ __html: trustedHtml(query.data.body_html) }}
          />
          <p className={styles.line}>В конце письма ссылка «Отписаться»: она у каждого своя.</p>
        </article>
      )}
    </section>
  );
}
