import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { impersonationOf, knownUser } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { useEffect, useState } from 'react';
import { useLogout } from '../auth/use-logout.ts';
import styles from './impersonation-bar.module.css';

/** On every page while a member of the staff is signed in as the user: as whom, until when, and the way out. */
export function ImpersonationBar() {
  const impersonation = useSession(impersonationOf);
  const user = useSession(knownUser);
  const leave = useLogout();
  const [isBusy, setBusy] = useState(false);
  useEndOfSession(impersonation?.ends_date);
  if (impersonation === null || user === null) return null;
  const submit = async () => {
    setBusy(true);
    await leave();
    setBusy(false);
  };
  return (
    <section className={styles.bar} aria-label="Вход от имени владельца аккаунта">
      <p className={styles.words}>
        {typeset('Вы сотрудник и вошли от имени')} <strong>{user.email}</strong>{' '}
        {typeset(
          `до ${momentWords(impersonation.ends_date)}. Всё записывается в журнал, действовать за владельца нельзя.`,
        )}
      </p>
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void submit()}>
        Выйти из чужого кабинета
      </Button>
    </section>
  );
}

/** The page does not stay as if the session lived on: at its end the server is asked whose it is. */
function useEndOfSession(endsAt: string | undefined): void {
  const { sessionActions } = usePlatform();
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const leftMs = Math.max(0, Date.parse(endsAt) - Date.now()) + SLACK_MS;
    const timer = setTimeout(() => void sessionActions.refresh().catch(() => undefined), leftMs);
    return () => clearTimeout(timer);
  }, [endsAt, sessionActions]);
}

/** Clocks differ. */
const SLACK_MS = 1000;
