import { readBase64 } from '@proverka/api-client/read-base64';
import type { Deal, DealDocumentKind } from '@proverka/contract/deal';
import { dealTitleMaxLength, maxDealDocumentBytes, mostDealDocuments } from '@proverka/contract/deal-limits';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { FileButton } from '@proverka/ui-kit/file-button';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { dealDocumentWords } from '@proverka/words/deal-words';
import { typeset } from '@proverka/words/typeset';
import { unusableDealDocument } from '@proverka/words/unusable-deal-document';
import { useId, useState } from 'react';
import sectionStyles from '../../page-parts/section.module.css';
import { useShownDeal } from './use-deal.ts';

const kinds = Object.entries(dealDocumentWords).map(([value, label]) => ({ value, label }));
const isKind = (value: string): value is DealDocumentKind => value in dealDocumentWords;

/** Chooses a kind, then a file, which is sent at once. */
export function DocumentUpload({ deal }: { readonly deal: Deal }) {
  const hintId = useId();
  const [kind, setKind] = useState<DealDocumentKind>('contract');
  const [title, setTitle] = useState('');
  const { send, failure, isBusy } = useDocumentUpload(deal);
  if (deal.document_list.length >= mostDealDocuments)
    return <p className={sectionStyles.soft}>В папке {mostDealDocuments} документов: удалите лишние.</p>;
  const take = async ([file]: readonly File[]) => {
    if (file !== undefined && (await send(file, { kind, title: title.trim() }))) setTitle('');
  };
  return (
    <div className={sectionStyles.wideForm}>
      <div className={sectionStyles.pair}>
        <Field label="Что это за документ">
          <Select
            options={kinds}
            value={kind}
            onChange={({ target }) => isKind(target.value) && setKind(target.value)}
          />
        </Field>
        <Field label="Название" optional>
          <TextInput
            value={title}
            maxLength={dealTitleMaxLength}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
      </div>
      <div className={sectionStyles.actions}>
        <FileButton
          accept=".pdf,.png,.jpg,.jpeg,.xml"
          variant="secondary"
          describedBy={hintId}
          invalid={failure !== ''}
          disabled={isBusy}
          onFiles={(files) => void take(files)}
        >
          {isBusy ? 'Загружаем…' : 'Выбрать файл'}
        </FileButton>
        <span id={hintId} className={sectionStyles.soft}>
          {typeset('PDF, изображение или XML до 10 МБ')}
        </span>
      </div>
      <FailureNote text={failure} />
    </div>
  );
}

function useDocumentUpload({ deal_id }: Deal) {
  const { api, notices } = usePlatform();
  const show = useShownDeal();
  const { run, isBusy, refusal } = useChanges();
  const [unusable, setUnusable] = useState('');
  const send = async (
    file: File,
    about: { readonly kind: DealDocumentKind; readonly title: string },
  ): Promise<boolean> => {
    // Said before a photo of fifty megabytes is sent and refused.
    const isUsable = file.size > 0 && file.size <= maxDealDocumentBytes;
    setUnusable(isUsable ? '' : unusableDealDocument);
    if (!isUsable) return false;
    return run(async () => {
      const content = await readBase64(file);
      const body = { groupID: deal_id, file_name: file.name.slice(-200), content };
      const { attachment } = await api.call('POST /attachment', { body });
      const { attachment_id } = attachment;
      show(await api.call('POST /deal/add_document', { body: { deal_id, attachment_id, ...about } }));
      notices.show('clear', 'Документ добавлен');
    });
  };
  return { send, isBusy, failure: unusable || refusal };
}
