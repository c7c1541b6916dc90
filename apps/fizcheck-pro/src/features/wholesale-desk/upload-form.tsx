import { refusalMessage } from '@proverka/api-client/refused';
import { batchKey, wholesaleKey } from '@proverka/api-client/wholesale';
import type { ApiInput } from '@proverka/contract/api';
import { batchMaxFileBytes } from '@proverka/contract/wholesale-limits';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { FileButton } from '@proverka/ui-kit/file-button';
import { Select } from '@proverka/ui-kit/select';
import { TextArea } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent } from 'react';
import { kindOptions } from './kind-options.ts';
import { readBase64 } from '@proverka/api-client/read-base64';
import styles from './desk.module.css';

type ListBody = ApiInput<'POST /wholesale'>['body'];

const TOO_LARGE = 'Файл больше 2 МБ. Разделите его на части или уберите из него рисунки';

/** Uploads a list and opens its page; `trouble` says why the upload failed. */
function useUpload(kind: string) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState('');
  const upload = useMutation({
    mutationFn: (body: ListBody) =>
      api.call('POST /wholesale', {
        body: { ...body, ...(kind !== '' && { kind: kind as ListBody['kind'] }) },
      }),
    onSuccess: (batch) => {
      queryClient.setQueryData(batchKey(batch.id), batch);
      void queryClient.invalidateQueries({ queryKey: [...wholesaleKey, 'list'] });
      void navigate(`/wholesale/${batch.id}/`);
    },
    onError: (error) => setTrouble(refusalMessage(error)),
  });
  const send = (body: ListBody) => {
    setTrouble('');
    upload.mutate(body);
  };
  return { send, trouble, setTrouble, isSending: upload.isPending };
}

/** Text or a file. */
export function UploadForm() {
  const { brand } = usePlatform();
  const [text, setText] = useState('');
  const [kind, setKind] = useState('');
  const { send, trouble, setTrouble, isSending } = useUpload(kind);
  const sendText = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') setTrouble('Вставьте строки или выберите файл');
    else send({ text });
  };
  const sendFile = async (file: File) => {
    if (file.size > batchMaxFileBytes) setTrouble(TOO_LARGE);
    else send({ file: { name: file.name, content_base64: await readBase64(file) } });
  };
  return (
    <form className={styles.form} onSubmit={sendText} noValidate>
      <Field label="Строки списка" error={trouble} hint={hints[brand.id]}>
        <TextArea
          rows={7}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={examples[brand.id]}
          spellCheck={false}
        />
      </Field>
      <Field label="Что в списке">
        <Select
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          options={kindOptions(brand.id)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={isSending}>
          Проверить строки
        </Button>
        <ListFile disabled={isSending} onFile={sendFile} />
      </div>
      <p className={styles.note}>
        Проверка строк бесплатна. Список, который вы не заказали, уничтожается через 24{'\u00a0'}часа.
      </p>
    </form>
  );
}

function ListFile(props: { disabled: boolean; onFile: (file: File) => Promise<void> }) {
  return (
    <FileButton
      size="large"
      variant="secondary"
      accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      disabled={props.disabled}
      onFiles={([file]) => {
        if (file !== undefined) void props.onFile(file);
      }}
    >
      Выбрать файл CSV или{'\u00a0'}XLSX
    </FileButton>
  );
}

const hints = {
  'real-estate': 'Одна строка — один отчёт: кадастровый номер, адрес или ФИО с датой рождения',
  'person-check': 'Одна строка — один отчёт: ИНН, VIN, гос. номер или ФИО с датой рождения',
} as const;

const examples = {
  'real-estate': '77:06:0001001:1234\n77:01:0001001:1024',
  'person-check': 'Тестов Иван Петрович; 31.01.1980; 77\nОбразцова Анна; 17.11.1984',
} as const;
