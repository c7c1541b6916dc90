import { Link } from '@proverka/shell-sdk/router';
import { ArrowLeftIcon } from '@proverka/ui-kit/icon';
import { linkClassName } from '@proverka/ui-kit/link-look';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { SettingsNav, type SettingsPage } from '../features/settings-nav/settings-nav.tsx';
import styles from './settings-frame.module.css';

interface SettingsFrameProps {
  readonly title: string;
  readonly current: SettingsPage;
  /** False at the address of the settings as a whole, where a phone shows the list of parts. */
  readonly isPartAsked: boolean;
  readonly children: ReactNode;
}

/** The list of parts beside the open one; on a phone one or the other. */
export function SettingsFrame({ title, current, isPartAsked, children }: SettingsFrameProps) {
  return (
    <AccountFrame title={title}>
      <div className={styles.columns} data-part={isPartAsked ? current : undefined}>
        <div className={styles.nav}>
          <SettingsNav current={current} />
        </div>
        <Link to="/user/settings/" className={linkClassName('accent', styles.back)}>
          <ArrowLeftIcon />
          Все настройки
        </Link>
        <div className={styles.part}>{children}</div>
      </div>
    </AccountFrame>
  );
}
