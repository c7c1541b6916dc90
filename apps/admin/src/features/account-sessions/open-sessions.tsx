import type { FoundAccount } from '@proverka/contract/account-sessions';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Badge } from '@proverka/ui-kit/badge';
import { Card } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { browserWords } from '@proverka/words/browser-words';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { RemoveButton } from '../../controls/remove-button.tsx';

interface OpenSessionsProps {
  readonly found: FoundAccount;
  readonly onChanged: () => Promise<void>;
}

const SHORTEST_REASON = 3;

function useClosing({ found, onChanged }: OpenSessionsProps) {
  const { api, notices } = usePlatform();
  const { isBusy, refusal, run } = useChanges();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const close = async (sessionId?: string) => {
    const given = reason.trim();
    setMissing(given.length < SHORTEST_REASON);
    if (given.length < SHORTEST_REASON) return;
    const params = { person_id: found.person.id };
    const body = { reason: given, ...(sessionId !== undefined && { session_id: sessionId }) };
    if (!(await run(() => api.call('POST /admin/people/{person_id}/sessions/close', { params, body }))))
      return;
    notices.show('clear', sessionId === undefined ? 'Все сессии закрыты' : 'Сессия закрыта');
    await onChanged();
  };
  return { isBusy, refusal, reason, setReason, isMissing, close };
}

interface OpenSessionProps {
  readonly session: FoundAccount['sessions'][number];
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

function OpenSession({ session, isBusy, onClose }: OpenSessionProps) {
  const { user_agent: browser, is_staff: isStaff, address } = session;
  return (
    <li className={desk.line}>
      <div>
        <p>
          {session.is_impersonation ? 'Сотрудник от имени владельца' : browserWords(browser)}{' '}
          {isStaff && <Badge>Рабочее место</Badge>}
        </p>
        <p className={desk.soft}>
          Вход {momentWords(session.created_date)}, последнее действие {momentWords(session.used_date)}
          {address !== '' && `, IP-адрес ${address}`}
        </p>
      </div>
      <RemoveButton action="Закрыть" confirmation="Закрыть эту сессию" isBusy={isBusy} onRemove={onClose} />
    </li>
  );
}

/** Where the account is open. Closing takes a reason for the journal; the owner gets a letter. */
export function OpenSessions(props: OpenSessionsProps) {
  const { sessions } = props.found;
  const { isBusy, refusal, reason, setReason, isMissing, close } = useClosing(props);
  return (
    <Card as="section" aria-labelledby="open-sessions" className={desk.card}>
      <h2 id="open-sessions">Открытые сессии</h2>
      <FailureNote text={refusal} />
      {sessions.length === 0 ? (
        <EmptyState
          title="Аккаунт нигде не открыт"
          text="Открытых сессий нет. Токен API и вебхуки могут действовать."
        />
      ) : (
        <ul className={desk.section} aria-label="Открытые сессии">
          {sessions.map((session) => (
            <OpenSession
              key={session.session_id}
              session={session}
              isBusy={isBusy}
              onClose={() => void close(session.session_id)}
            />
          ))}
        </ul>
      )}
      <div className={desk.form}>
        <Field label="Причина" error={isMissing ? 'Напишите, почему' : null}>
          <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
      <p className={desk.soft}>
        {typeset('Причина останется в журнале. Владелец получит письмо, причины в нём нет.')}
      </p>
      <div className={desk.row}>
        <RemoveButton
          action="Закрыть все сессии"
          confirmation="Закрыть все, токен API и вебхуки"
          isBusy={isBusy}
          onRemove={() => void close()}
        />
      </div>
    </Card>
  );
}
