import { bankKey } from '@proverka/api-client/bank-statements';
import { readBase64 } from '@proverka/api-client/read-base64';
import type { ApiReply } from '@proverka/contract/api';
import { statementMaxBytes } from '@proverka/contract/bank-statement';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { typeset } from '@proverka/words/typeset';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { StatementFile } from './statement-file.tsx';
import { StatementView } from './statement-view.tsx';

type Taken = ApiReply<'POST /admin/money/statements'>;

interface StatementUploadProps {
  readonly accounts: ApiReply<'GET /admin/money/statements'>['accounts'];
}

function useUpload() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: bankKey }));
  const [taken, setTaken] = useState<Taken>();
  const upload = (file: File, account: string) =>
    run(async () => {
      setTaken(undefined);
      const content = await readBase64(file);
      const body = { file_name: file.name, content, ...(account !== '' && { account }) };
      setTaken(await api.call('POST /admin/money/statements', { body }));
    });
  return { ...state, upload, taken };
}

/** Uploads a statement, says before it what will be booked, and shows after it what was. */
export function StatementUpload({ accounts }: StatementUploadProps) {
  const [file, setFile] = useState<File>();
  const [account, setAccount] = useState('');
  const [error, setError] = useState('');
  const { upload, taken, isBusy, refusal } = useUpload();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const mistake = mistakeOf(file);
    setError(mistake);
    if (file !== undefined && mistake === '') await upload(file, account);
  };
  return (
    <>
      <form
        aria-label="Загрузить выписку"
        noValidate
        className={desk.form}
        onSubmit={(event) => void submit(event)}
      >
        <StatementFile {...{ file, error }} onChange={setFile} />
        <AccountField {...{ accounts, account }} onChange={setAccount} />
        <p className={desk.soft}>{typeset(BEFORE)}</p>
        <FailureNote text={refusal} />
        <div className={desk.row}>
          <Button type="submit" busy={isBusy}>
            Загрузить и&nbsp;зачислить
          </Button>
        </div>
      </form>
      {taken !== undefined && <StatementView taken={taken} />}
    </>
  );
}

const BEFORE =
  'Поступления, где сошлись номер счёта, ИНН и сумма, зачислятся сразу: баланс пополнится, заказ начнёт выполняться. Остальные будут ждать вашего решения. Уже загруженные платежи второй раз не зачисляются.';

function mistakeOf(file: File | undefined): string {
  if (file === undefined) return 'Выберите файл выписки';
  return file.size > statementMaxBytes ? 'Файл больше 3 МБ: выгрузите меньший период' : '';
}

interface AccountFieldProps extends StatementUploadProps {
  readonly account: string;
  readonly onChange: (account: string) => void;
}

const AccountField = ({ accounts, account, onChange }: AccountFieldProps) => (
  <Field label="Наш счёт" hint="Нужен для CSV, где счёт не назван">
    <Select
      value={account}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: 'Как в файле' },
        ...accounts.map((one) => ({ value: one.account, label: `${one.account}, ${one.company}` })),
      ]}
    />
  </Field>
);
