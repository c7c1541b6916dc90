import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { NavLink } from '@proverka/shell-sdk/router';
import { knownUser, staffOf } from '@proverka/shell-sdk/session';
import { IconButton } from '@proverka/ui-kit/button';
import { MenuIcon } from '@proverka/ui-kit/icon';
import type { ReactNode } from 'react';
import scale from '../../controls/desk-scale.module.css';
import styles from './desk-frame.module.css';
import { DeskMenu } from './desk-menu.tsx';
import { IdleTime, IdleWatch } from './idle-time.tsx';
import { PersonLine, SignOut } from './person-line.tsx';
import { useFreshProof } from './use-fresh-proof.tsx';

interface DeskFrameProps {
  /** What opens the search over everything. */
  readonly search: ReactNode;
  readonly children: ReactNode;
}

/** Around every screen of somebody who is signed in: one row with who it is, and the menu of what their grants open. */
export function DeskFrame({ search, children }: DeskFrameProps) {
  const staff = useSession(staffOf);
  const user = useSession(knownUser);
  useFreshProof();
  // Its guard leads away from the page at once.
  if (staff === null || user === null) return null;
  return (
    <div className={`${scale.scale} ${styles.frame}`}>
      <IdleWatch />
      <header className={styles.header}>
        <MenuButton />
        <NavLink to="/" end className={styles.mark ?? ''}>
          Рабочее место
        </NavLink>
        {search}
        <div className={styles.wide}>
          <PersonLine />
          <IdleTime />
          <SignOut />
        </div>
      </header>
      <aside className={styles.side}>
        <DeskMenu grants={staff.grants} />
      </aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** On narrow screens: the menu, the person and the sign-out in a panel. */
function MenuButton() {
  const { dialogs } = usePlatform();
  const open = () =>
    dialogs.open({ title: 'Меню', place: 'side' }, (close) => <MenuPanel onChoose={close} />);
  return (
    <IconButton label="Меню" icon={<MenuIcon size={24} />} className={styles.menuButton} onClick={open} />
  );
}

function MenuPanel({ onChoose }: { readonly onChoose: () => void }) {
  const staff = useSession(staffOf);
  return (
    <div className={styles.menuPanel}>
      <PersonLine />
      <DeskMenu grants={staff?.grants ?? []} onChoose={onChoose} />
      <IdleTime />
      <SignOut />
    </div>
  );
}
