import { refusalMessage } from '@proverka/api-client/refused';
import type { SupportCase } from '@proverka/contract/support-case';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { caseStateWords } from '@proverka/words/case-words';
import { useEffect, useState, type RefObject } from 'react';
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
  const [isForgotten, setForgotten] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    ...query,
    enabled: !isForgotten,
    // Of a link that does not work there is nothing to wait for.
    refetchInterval: ({ state }) => !isWrongLink(state.error) && refreshMilliseconds,
  });
  const isWrong = isWrongLink(error);
  const isOpen = data !== undefined;
  const place = useFocusOnChange<HTMLDivElement>(isForgotten);
  useEffect(() => {
    if (isOpen) keepCase(token);
    if (isWrong) forgetCase(token);
  }, [token, isOpen, isWrong]);
  const forget = () => {
    forgetLink(token);
    setForgotten(true);
    queryClient.removeQueries({ queryKey: query.queryKey });
  };
  if (isForgotten) return <ForgottenNote place={place} />;
  if (isWrong) return <FailureState title="Ссылка не действует" text={refusalMessage(error)} />;
  if (data !== undefined) {
    const show = (changed: SupportCase) => queryClient.setQueryData(query.queryKey, changed);
    return <GuestCaseView token={token} supportCase={data} onChanged={show} onForget={forget} />;
  }
  if (error === null) return <SkeletonText lines={6} label="Загружаем обращение" />;
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
  readonly onForget: () => void;
}

function GuestCaseView({ token, supportCase, onChanged, onForget }: GuestCaseViewProps) {
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
        keptAs={`guest ${number}`}
        takesDocument={false}
        refusal={refusal}
        isBusy={isBusy}
        onSend={({ text }) =>
          run(async () => onChanged(await api.call('POST /support/case/messages', { body: { token, text } })))
        }
      />
      <p className={styles.soft}>
        Ссылку на&nbsp;обращение этот браузер помнит 30&nbsp;дней.
        <Button variant="quiet" size="small" onClick={onForget}>
          Забыть на&nbsp;этом устройстве
        </Button>
      </p>
    </div>
  );
}

const ForgottenNote = ({ place }: { readonly place: RefObject<HTMLDivElement | null> }) => (
  <div ref={place} tabIndex={-1}>
    <Banner tone="clear" live>
      <p>Обращение забыто на&nbsp;этом устройстве. Открыть его снова можно по&nbsp;ссылке из&nbsp;письма.</p>
    </Banner>
  </div>
);

/** Also out of the address, where a letter's link brought it: a reload would keep it again. */
function forgetLink(token: string): void {
  forgetCase(token);
  const { hash, pathname, search } = window.location;
  if (hash === `#${token}`) window.history.replaceState(window.history.state, '', pathname + search);
}
