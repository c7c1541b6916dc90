import type { Deal, DealDocument } from '@proverka/contract/deal';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { dealDocumentWords } from '@proverka/words/deal-words';
import { momentDay } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { askFirst } from '../../page-parts/ask-first.tsx';
import { Section } from '../../page-parts/section.tsx';
import sectionStyles from '../../page-parts/section.module.css';
import { DocumentUpload } from './document-upload.tsx';
import { useShownDeal } from './use-deal.ts';

/** Files of the purchase, of which only the owner sees anything. */
export function DealDocuments({ deal }: { readonly deal: Deal }) {
  return (
    <Section
      title="Документы"
      note="Хранятся зашифрованными, открыть их можете только вы. Уничтожаются вместе с папкой."
    >
      {deal.document_list.length === 0 ? (
        <p className={sectionStyles.soft}>Документов пока нет</p>
      ) : (
        <ul className={sectionStyles.list}>
          {deal.document_list.map((document) => (
            <li key={document.attachment_id} className={sectionStyles.line}>
              <DocumentLine document={document} deal={deal} />
            </li>
          ))}
        </ul>
      )}
      <DocumentUpload deal={deal} />
    </Section>
  );
}

interface DocumentLineProps {
  readonly document: DealDocument;
  readonly deal: Deal;
}

function DocumentLine({ document, deal }: DocumentLineProps) {
  const { api, dialogs, notices } = usePlatform();
  const show = useShownDeal();
  const { attachment_id, kind, title, file_name: fileName, bytes, added_date: added } = document;
  const name = title || fileName;
  const remove = () =>
    askFirst(dialogs, {
      title: 'Удалить документ?',
      text: `«${name}» исчезнет из папки, вернуть его будет нельзя.`,
      confirm: 'Удалить документ',
      act: async () => {
        await api.call('DELETE /attachment/{attachment_id}', { params: { attachment_id } });
        const left = deal.document_list.filter((one) => one.attachment_id !== attachment_id);
        show({ ...deal, document_list: left, documents: left.length });
        notices.show('clear', 'Документ удалён');
      },
    });
  return (
    <>
      <span className={sectionStyles.words}>
        <a
          href={api.url('GET /attachment/{attachment_id}', { params: { attachment_id } })}
          download
          className={linkClassName()}
        >
          {name}
        </a>
        <span className={sectionStyles.soft}>
          {typeset(`${dealDocumentWords[kind]} · ${sizeWords(bytes)} · ${momentDay(added)}`)}
        </span>
      </span>
      <Button variant="secondary" size="small" aria-label={`Удалить: ${name}`} onClick={remove}>
        Удалить
      </Button>
    </>
  );
}

const megabyte = 1024 * 1024;

/** «340 КБ», «2,4 МБ» */
const sizeWords = (bytes: number): string =>
  bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / 1024))} КБ`
    : `${(bytes / megabyte).toFixed(1).replace('.', ',')} МБ`;
