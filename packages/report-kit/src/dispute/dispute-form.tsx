import { readBase64 } from '@proverka/api-client/read-base64';
import { refusalMessage } from '@proverka/api-client/refused';
import { disputeRules, maxDisputeDocumentBytes } from '@proverka/contract/dispute-limits';
import type { Finding } from '@proverka/contract/finding';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { checkForm } from '@proverka/validation/rule';
import { namedTitle } from '@proverka/words/named-title';
import { typeset } from '@proverka/words/typeset';
import { unusableDocument } from '@proverka/words/unusable-document';
import { useState, type FormEvent } from 'react';
import styles from './dispute.module.css';
import { DocumentField } from './document-field.tsx';

interface DisputeFormProps {
  readonly orderItemId: string;
  readonly finding: Finding;
  readonly onCancel: () => void;
  readonly onSent: (number: number) => void;
}

const isUsable = ({ size }: File): boolean => size > 0 && size <= maxDisputeDocumentBytes;

/** What is wrong with a finding, and a document that shows it. */
export function DisputeForm({ orderItemId, finding, onCancel, onSent }: DisputeFormProps) {
  const [text, setText] = useState('');
  const [document, setDocument] = useState<File | null>(null);
  const [error, setError] = useState<string | undefined>();
  const sending = useSending(orderItemId, finding, onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const failure = checkForm(disputeRules, { text }).text;
    setError(failure);
    if (failure !== undefined || (document !== null && !isUsable(document))) return;
    sending.mutate({ text: text.trim(), document });
  };
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <p className={styles.about}>{typeset(`Находка: ${namedTitle(finding)}`)}</p>
      <Field label="Что не так" error={error} hint="Что на самом деле и откуда это видно">
        <TextArea rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <DocumentField
        file={document}
        error={document === null || isUsable(document) ? '' : unusableDocument}
        onChange={setDocument}
      />
      <p className={styles.note}>
        {typeset(
          'Сотрудник сверит находку с источником и ответит письмом: исправит её, объяснит или вернёт деньги. До ответа находка отмечена как оспоренная, в отчёте и в PDF.',
        )}
      </p>
      <FailureNote text={sending.isError ? refusalMessage(sending.error) : ''} />
      <div className={styles.actions}>
        <Button type="submit" busy={sending.isPending || sending.isSuccess}>
          Отправить
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  );
}

interface Said {
  readonly text: string;
  readonly document: File | null;
}

function useSending(orderItemId: string, { key = '' }: Finding, onSent: (number: number) => void) {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: async ({ text, document }: Said) =>
      api.call('POST /report/{order_item_id}/dispute', {
        params: { order_item_id: orderItemId },
        body: {
          finding_key: key,
          text,
          ...(document !== null && {
            document: { file_name: document.name.slice(-200), content: await readBase64(document) },
          }),
        },
      }),
    onSuccess: ({ number }) => onSent(number),
  });
}
