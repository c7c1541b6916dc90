import { refusalMessage } from '@proverka/api-client/refused';
import { subjectRequestsKey } from '@proverka/api-client/subject-requests';
import type { SubjectRequest } from '@proverka/contract/subject-request';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextArea } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';

function useActs(request: SubjectRequest) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const params = { request_id: request.request_id };
  const run = async (act: (reason: string) => Promise<unknown>): Promise<void> => {
    if (text.trim() === '') return setFailure('Напишите текст: его узнает заявитель');
    setFailure('');
    setIsBusy(true);
    try {
      await act(text.trim());
      setText('');
      await queryClient.invalidateQueries({ queryKey: subjectRequestsKey });
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  const identity = (is_confirmed: boolean) =>
    void run((reason) =>
      api.call('PUT /admin/subject_requests/{request_id}/identity', {
        params,
        body: { is_confirmed, reason },
      }),
    );
  const extend = () =>
    void run((reason) =>
      api.call('PUT /admin/subject_requests/{request_id}/extension', { params, body: { reason } }),
    );
  const answer = (outcome: 'answered' | 'corrected' | 'unfounded' | 'blocked') =>
    void run((reason) =>
      api.call('PUT /admin/subject_requests/{request_id}/answer', {
        params,
        body: { outcome, text: reason },
      }),
    );
  return { text, setText, failure, isBusy, identity, extend, answer };
}

/** What the staff may do in the request's state; the text goes to the asker or is the document that was seen. */
export function RequestActs({ request }: { readonly request: SubjectRequest }) {
  const { text, setText, failure, isBusy, identity, extend, answer } = useActs(request);
  const { state, is_extended: isExtended } = request;
  if (state === 'done' || state === 'refused') return null;
  return (
    <Card as="section" aria-label="Действия" className={desk.form}>
      <FailureNote text={failure} />
      <Field
        label={state === 'open' ? 'Ответ или причина продления' : 'Какой документ показан или причина отказа'}
      >
        <TextArea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className={desk.row}>
        {state === 'waiting_identity' && (
          <>
            <Button busy={isBusy} onClick={() => identity(true)}>
              Личность подтверждена
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => identity(false)}>
              Не подтверждена
            </Button>
          </>
        )}
        {state === 'open' && (
          <>
            <Button busy={isBusy} onClick={() => answer('answered')}>
              Ответить
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => answer('corrected')}>
              Исправлено
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => answer('unfounded')}>
              Данные верны
            </Button>
            <Button variant="danger" disabled={isBusy} onClick={() => answer('blocked')}>
              Оставить заблокированными
            </Button>
          </>
        )}
        {!isExtended && (
          <Button variant="secondary" disabled={isBusy} onClick={extend}>
            Продлить на 5 рабочих дней
          </Button>
        )}
      </div>
    </Card>
  );
}
