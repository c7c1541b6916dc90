import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { displayName, knownUser, staffOf } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { useState } from 'react';
import { roleWords } from '../../controls/staff-words.ts';
import styles from './desk-frame.module.css';

/** Who is signed in, and as what. */
export function PersonLine() {
  const staff = useSession(staffOf);
  const user = useSession(knownUser);
  if (staff === null || user === null) return null;
  return (
    <div className={styles.person}>
      <p className={styles.name}>{displayName(user)}</p>
      <p className={styles.soft}>{staff.roles.map((role) => roleWords[role]).join(', ') || 'Без роли'}</p>
    </div>
  );
}

export function SignOut() {
  const { sessionActions, notices } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await sessionActions.logout();
    } catch {
      notices.show('danger', 'Выйти не удалось. Проверьте связь и повторите');
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="small" busy={isBusy} onClick={() => void leave()}>
      Выйти
    </Button>
  );
}
