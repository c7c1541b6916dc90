import { refusalMessage } from '@proverka/api-client/refused';
import type { SubjectRequestStatus } from '@proverka/contract/subject-request';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { smsRisk } from '@proverka/words/sms-risk';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import styles from '../../page-parts/section.module.css';

interface ProofFormProps {
  readonly request: SubjectRequestStatus;
  /** The asker chose a message instead of a letter. */
  readonly isByPhone: boolean;
  readonly onChanged: (request: SubjectRequestStatus) => void;
}

const takenWords = (number: number, isByPhone: boolean): string =>
  isByPhone
    ? `Запрос № ${number} принят. Если этот телефон подтверждён в наших данных, на него придёт SMS с кодом. Код действует 10 минут.`
    : `Запрос № ${number} принят. Если эта почта есть в наших данных, на неё пришёл код. Он действует 10 минут.`;

/** The code from the letter or the message, or the staff. */
export function ProofForm({ request, isByPhone, onChanged }: ProofFormProps) {
  const { api } = usePlatform();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const params = { request_id: request.request_id };
  const call = async (act: () => Promise<SubjectRequestStatus>): Promise<void> => {
    setFailure('');
    setIsBusy(true);
    try {
      onChanged(await act());
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  const prove = (event: FormEvent): void => {
    event.preventDefault();
    if (!/^\d{6}$/.test(code.trim())) return setFailure('Код состоит из 6 цифр');
    void call(() =>
      api.call('POST /subject_requests/{request_id}/proof', { params, body: { code: code.trim() } }),
    );
  };
  const askStaff = () =>
    void call(() => api.call('POST /subject_requests/{request_id}/staff_check', { params }));
  return (
    <form className={styles.question} method="post" noValidate onSubmit={prove}>
      <p>{typeset(takenWords(request.number, isByPhone))}</p>
      <FailureNote text={failure} />
      <CodeField code={code} isByPhone={isByPhone} onChange={setCode} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          Подтвердить
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={askStaff}>
          Кода нет, пусть проверит сотрудник
        </Button>
      </div>
    </form>
  );
}

interface CodeFieldProps {
  readonly code: string;
  readonly isByPhone: boolean;
  readonly onChange: (code: string) => void;
}

const CodeField = ({ code, isByPhone, onChange }: CodeFieldProps) => (
  <Field label={isByPhone ? 'Код из SMS' : 'Код из письма'} {...(isByPhone && { hint: typeset(smsRisk) })}>
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
