import { caseTemplatesQuery, deskCasesKey } from '@proverka/api-client/cases';
import type { DeskCasePage } from '@proverka/contract/desk-cases';
import { caseTextMaxLength } from '@proverka/contract/support-case-limits';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextArea } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import desk from '../../controls/desk.module.css';
import type { AsRead } from '../../controls/use-as-read.ts';
import { withTemplate } from './answer-draft.domain.ts';

/** The act of answering on what was on the screen when the answer was begun; a draft outlives a refusal. */
function useAnswer({ case: { case_id } }: DeskCasePage, { read: seen, begin, end }: AsRead<number>) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  // Also after a refusal: whoever was faster is then on the screen.
  const { run, refusal, isBusy } = useChanges(() =>
    queryClient.invalidateQueries({ queryKey: deskCasesKey }),
  );
  const send = async (isClosing: boolean) => {
    setTried(true);
    if (text.trim() === '' || isBusy) return;
    const body = { seen, text: text.trim(), is_closing: isClosing };
    const isSent = await run(() =>
      api.call('POST /admin/cases/{case_id}/answer', { params: { case_id }, body }),
    );
    end();
    if (!isSent) return;
    setText('');
    setTried(false);
  };
  return {
    text,
    setText: (next: string) => {
      if (next.trim() === '') end();
      else begin();
      setText(next);
    },
    send,
    refusal,
    isBusy,
    error: isTried && text.trim() === '' ? 'Напишите ответ' : null,
  };
}

interface AnswerFormProps {
  readonly page: DeskCasePage;
  readonly version: AsRead<number>;
}

/** The answer to the customer; Ctrl Enter sends it. */
export function AnswerForm({ page, version }: AnswerFormProps) {
  const { text, setText, send, refusal, isBusy, error } = useAnswer(page, version);
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };
  return (
    <Card className={desk.card}>
      <form aria-label="Ответ клиенту" noValidate className={desk.form} onSubmit={submit}>
        <TemplateChoice onChoose={(template) => setText(withTemplate(text, template))} />
        <Field label="Ответ" hint={hintOf(page)} error={error}>
          <TextArea
            rows={7}
            maxLength={caseTextMaxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={sendByKeys}
          />
        </Field>
        <FailureNote text={refusal} />
        <div className={desk.row}>
          <Button type="submit" busy={isBusy}>
            Ответить
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={() => void send(true)}>
            Ответить и&nbsp;закрыть
          </Button>
          <span className={desk.soft}>Ctrl&nbsp;Enter отправляет ответ</span>
        </div>
      </form>
    </Card>
  );
}

const hintOf = ({ case: { person_id: id }, is_email_proven: isProven }: DeskCasePage): string =>
  isProven
    ? 'Клиент увидит ответ в обращении и получит его письмом'
    : id === null
      ? 'Почта гостя не подтверждена: в письме будет ссылка, а не сам ответ'
      : 'Почта аккаунта не подтверждена: в письме будет ссылка, а не сам ответ';

function TemplateChoice({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { api } = usePlatform();
  const { data } = useQuery(caseTemplatesQuery(api));
  const templates = data?.templates ?? [];
  if (templates.length === 0) return null;
  return (
    <Field label="Шаблон" hint="Вставит текст в ответ">
      <Select
        value=""
        options={[
          { value: '', label: 'Выберите шаблон' },
          ...templates.map(({ template_id: value, title: label }) => ({ value, label })),
        ]}
        onChange={({ target }) => {
          const chosen = templates.find(({ template_id: id }) => id === target.value);
          if (chosen !== undefined) onChoose(chosen.text);
        }}
      />
    </Field>
  );
}
