import { Refused, refusalMessage } from '@proverka/api-client/refused';
import type { SupportCase } from '@proverka/contract/support-case';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Badge } from '@proverka/ui-kit/badge';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { caseStateWords } from '@proverka/words/case-words';
import styles from './cases.module.css';
import { Conversation } from './conversation.tsx';
import { MessageForm } from './message-form.tsx';

/** The case of somebody without an account, by the link of a letter. */
export function GuestCase({ token }: { readonly token: string }) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const key = ['guest-case', token];
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: () => api.call('POST /support/case', { body: { token } }),
    retry: false,
  });
  if (data !== undefined) {
    const show = (changed: SupportCase) => queryClient.setQueryData(key, changed);
    return <GuestCaseView token={token} supportCase={data} onChanged={show} />;
  }
  if (error === null) return <SkeletonText lines={6} label="Загружаем обращение" />;
  if (error instanceof Refused && error.problem.code === 'case_link_invalid')
    return <FailureState title="Ссылка не действует" text={refusalMessage(error)} />;
  return (
    <FailureState
      title="Не удалось открыть обращение"
      text={refusalMessage(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

interface GuestCaseViewProps {
  readonly token: string;
  readonly supportCase: SupportCase;
  readonly onChanged: (changed: SupportCase) => void;
}

function GuestCaseView({ token, supportCase, onChanged }: GuestCaseViewProps) {
  const { api } = usePlatform();
  const { run, refusal, isBusy } = useChanges();
  const { number, state, messages } = supportCase;
  return (
    <div className={styles.view}>
      <h2>Обращение №&nbsp;{number}</h2>
      <p className={styles.foot}>
        <Badge kind={state === 'answered' ? 'new' : 'plain'}>{caseStateWords[state]}</Badge>
      </p>
      <Conversation messages={messages} token={token} />
      <MessageForm
        label="Новое сообщение"
        button="Отправить"
        hint="Файл можно прислать ответом на письмо"
        takesDocument={false}
        refusal={refusal}
        isBusy={isBusy}
        onSend={({ text }) =>
          run(async () => onChanged(await api.call('POST /support/case/messages', { body: { token, text } })))
        }
      />
    </div>
  );
}
