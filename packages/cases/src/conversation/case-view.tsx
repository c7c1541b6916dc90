import { caseQuery, casesKey } from '@proverka/api-client/cases';
import { refusalMessage } from '@proverka/api-client/refused';
import type { SupportCase } from '@proverka/contract/support-case';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Link } from '@proverka/shell-sdk/router';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { caseStateWords } from '@proverka/words/case-words';
import styles from '../cases.module.css';
import { MessageForm, type NewMessage } from '../message/message-form.tsx';
import { Conversation } from './conversation.tsx';
import { useSeen } from './use-seen.ts';

const refreshMilliseconds = 20_000;

/** One case of the visitor with its conversation; refetched while it is on the screen, because an answer may come. */
export function CaseView({ id }: { readonly id: string }) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    ...caseQuery(api, id),
    retryOnMount: false,
    refetchInterval: refreshMilliseconds,
  });
  if (data !== undefined) return <OwnCase key={id} supportCase={data} />;
  if (error === null) return <SkeletonText lines={6} label="Загружаем обращение" />;
  return (
    <FailureState
      title="Не удалось загрузить обращение"
      text={`${refusalMessage(error)}. Переписка на месте, повторите попытку.`}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function useOwnCase({ case_id }: SupportCase) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { run, ...state } = useChanges();
  const params = { case_id };
  const show = (changed: SupportCase) => {
    queryClient.setQueryData(caseQuery(api, case_id).queryKey, changed);
    void queryClient.invalidateQueries({ queryKey: [...casesKey, 'list'] });
  };
  return {
    ...state,
    write: (body: NewMessage) =>
      run(async () => show(await api.call('POST /cases/{case_id}/messages', { params, body }))),
    close: () => void run(async () => show(await api.call('POST /cases/{case_id}/close', { params }))),
  };
}

function OwnCase({ supportCase }: { readonly supportCase: SupportCase }) {
  const { write, close, isBusy, refusal } = useOwnCase(supportCase);
  useSeen(supportCase);
  const { state, kind, order_id: orderId } = supportCase;
  return (
    <div className={styles.view}>
      <p className={styles.foot}>
        <Badge kind={state === 'answered' ? 'new' : 'plain'}>{caseStateWords[state]}</Badge>
        {orderId !== null && (
          <Link to={`/order/${orderId}/`} className={linkClassName()}>
            Заказ, о&nbsp;котором обращение
          </Link>
        )}
      </p>
      <Conversation messages={supportCase.messages} />
      <MessageForm
        label="Новое сообщение"
        button="Отправить"
        hint={state === 'closed' ? 'Сообщение откроет обращение снова' : 'Об ответе напишем на почту'}
        keptAs={supportCase.case_id}
        takesDocument
        refusal={refusal}
        isBusy={isBusy}
        onSend={write}
      >
        {state !== 'closed' && kind !== 'dispute' && (
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            Вопрос решён
          </Button>
        )}
      </MessageForm>
    </div>
  );
}
