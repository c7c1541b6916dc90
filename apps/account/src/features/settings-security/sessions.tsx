import { sessionsQuery } from '@proverka/api-client/person';
import type { PersonSession } from '@proverka/contract/settings';
import { momentWords } from '@proverka/words/moments';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from '../../page-parts/section.module.css';
import { PasswordForm } from './password-form.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { useHasPrograms } from './use-has-programs.ts';
import { browserWords } from '@proverka/words/browser-words';
import { WithPassword } from './with-password.tsx';

/** The open sessions, with a way to close them. */
export function Sessions() {
  const { api, dialogs, notices } = usePlatform();
  const hasPrograms = useHasPrograms();
  const queryClient = useQueryClient();
  const query = useQuery(sessionsQuery(api));
  const refresh = () => queryClient.invalidateQueries(sessionsQuery(api));
  const closeOthers = () =>
    dialogs.open({ title: 'Выйти на остальных устройствах?', size: 'sm' }, (close) => (
      <SignOutForm
        onClose={close}
        onDone={async () => {
          notices.show('clear', 'Остальные сессии закрыты');
          await refresh();
        }}
      />
    ));
  return (
    <Section
      title="Где открыт аккаунт"
      note="Если какого-то входа вы не узнаёте, закройте его и смените пароль."
    >
      <Loaded query={query} what="список сессий" lines={4}>
        {({ sessions }) => (
          <>
            <ul className={styles.list} aria-label="Сессии">
              {sessions.map((session) => (
                <Session key={session.session_id} session={session} onClosed={refresh} />
              ))}
            </ul>
            {(sessions.length > 1 || hasPrograms) && (
              <div className={styles.actions}>
                <Button variant="secondary" onClick={closeOthers}>
                  Выйти на всех остальных
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface SessionProps {
  readonly session: PersonSession;
  readonly onClosed: () => Promise<unknown>;
}

/** Of the staff in the owner's place there is no device to show. */
const nameOf = ({ is_impersonation: isOfSupport, user_agent: userAgent }: PersonSession): string =>
  isOfSupport ? 'Сотрудник поддержки' : browserWords(userAgent);

function Session({ session, onClosed }: SessionProps) {
  const { api, dialogs, notices } = usePlatform();
  const { session_id, address, created_date, used_date, is_current } = session;
  const name = nameOf(session);
  const close = () =>
    dialogs.open({ title: 'Закрыть эту сессию?', size: 'sm' }, (done) => (
      <WithPassword
        text={`${name}, вход ${momentWords(created_date)}. Чтобы войти там снова, понадобится пароль.`}
        confirm="Закрыть сессию"
        onClose={done}
        act={async ({ password }) => {
          await api.call('POST /person/sessions/{session_id}/close', {
            params: { session_id },
            body: { password },
          });
          done();
          notices.show('clear', 'Сессия закрыта');
          await onClosed();
        }}
      />
    ));
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {is_current && <Badge>Это устройство</Badge>}
          {session.is_staff && <Badge>Рабочее место</Badge>}
          {session.is_impersonation && <Badge>Поддержка</Badge>}
        </p>
        <p className={styles.soft}>
          Вход {momentWords(created_date)}
          {!is_current && `, последнее действие ${momentWords(used_date)}`}
        </p>
        {address !== '' && <p className={styles.soft}>IP-адрес {address}</p>}
      </div>
      {!is_current && (
        <>
          <Button variant="quiet" onClick={close} aria-label={`Выйти: ${name}, ${momentWords(created_date)}`}>
            Выйти
          </Button>
          {!session.is_impersonation && <NotMe session={session} onClosed={onClosed} />}
        </>
      )}
    </li>
  );
}

/** Ends a stranger's session at once and offers what keeps them out: another password. */
function NotMe({ session, onClosed }: SessionProps) {
  const { session_id, created_date } = session;
  const { api, dialogs } = usePlatform();
  const name = `${nameOf(session)}, ${momentWords(created_date)}`;
  const end = () =>
    dialogs.open({ title: 'Это были не вы?', size: 'sm' }, (done) => (
      <WithPassword
        text={`${name}. Мы закроем эту сессию и предложим сменить пароль: его мог узнать кто-то ещё.`}
        confirm="Закрыть и сменить пароль"
        onClose={done}
        act={async ({ password }) => {
          await api.call('POST /person/sessions/{session_id}/close', {
            params: { session_id },
            body: { password },
          });
          done();
          await onClosed();
          dialogs.open({ title: 'Смените пароль', size: 'sm' }, () => <PasswordForm />);
        }}
      />
    ));
  return (
    <Button variant="quiet" onClick={end} aria-label={`Это не я: ${name}`}>
      Это не я
    </Button>
  );
}
