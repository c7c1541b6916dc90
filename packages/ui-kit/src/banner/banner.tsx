import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon/icon.tsx';
import { AttentionIcon, ClearIcon, CloseIcon, DangerIcon, InfoIcon } from '../icon/icon.tsx';
import styles from './banner.module.css';

export type BannerTone = 'info' | 'clear' | 'attention' | 'danger';

const ICONS: Record<BannerTone, Icon> = {
  info: InfoIcon,
  clear: ClearIcon,
  attention: AttentionIcon,
  danger: DangerIcon,
};

export type BannerProps = {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link beside the text. */
  action?: ReactNode;
  onClose?: () => void;
  /** Announced when it appears in response to the visitor's action. */
  live?: boolean;
};

export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onClose,
  live = false,
}: BannerProps): ReactElement {
  const ToneIcon = ICONS[tone];
  return (
    <div
      className={classNames(styles.banner, styles[tone])}
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
    >
      <ToneIcon className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.words}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action}
      </div>
      {onClose && <IconButton label="Скрыть сообщение" icon={<CloseIcon />} onClick={onClose} />}
    </div>
  );
}
