import { refusalMessage } from '@proverka/api-client/refused';
import type { SupportCase } from '@proverka/contract/support-case';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Badge } from '@proverka/ui-kit/badge';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { caseStateWords } from '@proverka/words/case-words';
import { useEffect } from 'react';
import styles from '../cases.module.css';
import { MessageForm } from '../message/message-form.tsx';
import { Conversation } from './conversation.tsx';
import { guestCaseQuery, isWrongLink } from './guest-case-query.ts';
import { forgetCase, keepCase } from './kept-cases.ts';

/** An answer may come while it is on the screen. */
const refreshMilliseconds = 60_000;

/** The case of somebody without an account, by the link of a letter; this browser keeps the link for «Помощь». */
export function GuestCase({ token }: { readonly token: string }) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const query = guestCaseQuery(api, token);
  const { data, error, refetch, isFetching } = useQuery({ ...query, refetchInterval: refreshMilliseconds });
  const isWrong = isWrongLink(error);
  const isOpen = data !== undefined;
  useEffect(() => {
    if (isOpen) keepCase(token);
    if (isWrong) forgetCase(token);
  }, [token, isOpen, isWrong]);
  if (data !== undefined) {
    const show = (changed: SupportCase) => queryClient.setQueryData(query.queryKey, changed);
    return <GuestCaseView token={token} supportCase={data} onChanged={show} />;
  }
  if (error === null) return <SkeletonText lines={6} label="Загружаем обращение" />;
  if (isWrong) return <FailureState title="Ссылка не действует" text={refusalMessage(error)} />;
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
