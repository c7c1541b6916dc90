import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { NavLink } from '@proverka/shell-sdk/router';
import { displayName, knownUser, staffOf } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { Container } from '@proverka/ui-kit/layout';
import { useState, type ReactNode } from 'react';
import { roleWords } from '../../controls/staff-words.ts';
import styles from './desk-frame.module.css';
import { IdleTime } from './idle-time.tsx';
import { sectionsFor } from '../../controls/sections.ts';
import { useFreshProof } from './use-fresh-proof.tsx';

/** Around every screen of somebody who is signed in: who it is, what they may do, how long the session lasts. */
export function DeskFrame({ children }: { readonly children: ReactNode }) {
  const staff = useSession(staffOf);
  const user = useSession(knownUser);
  useFreshProof();
  // Its guard leads away from the page at once.
  if (staff === null || user === null) return null;
  const sections = sectionsFor(staff.grants);
  return (
    <>
      <header className={styles.header}>
        <Container className={styles.row}>
          <NavLink to="/" end className={styles.mark ?? ''}>
            Рабочее место
          </NavLink>
          <div className={styles.person}>
            <p className={styles.name}>{displayName(user)}</p>
            <p className={styles.roles}>
              {staff.roles.map((role) => roleWords[role]).join(', ') || 'Без роли'}
            </p>
          </div>
          <IdleTime />
          <SignOut />
        </Container>
        {sections.length > 0 && (
          <Container as="nav" aria-label="Разделы" className={styles.nav}>
            {sections.map(({ title, path }) => (
              <NavLink key={path} to={path} className={styles.link ?? ''}>
                {title}
              </NavLink>
            ))}
          </Container>
        )}
      </header>
      {children}
    </>
  );
}

function SignOut() {
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
