import type { SystemAlert } from '@proverka/contract/system';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { AttentionIcon, ClearIcon, DangerIcon, InfoIcon, type Icon } from '@proverka/ui-kit/icon';
import { Container } from '@proverka/ui-kit/layout';
import type { ReactNode } from 'react';
import styles from './notice-list.module.css';

/** The specification's alert styles. */
type NoticeType = SystemAlert['type'];

const icons: Readonly<Record<NoticeType, Icon>> = {
  danger: DangerIcon,
  warning: AttentionIcon,
  success: ClearIcon,
  info: InfoIcon,
  primary: InfoIcon,
};

interface NoticeListProps {
  readonly alerts: readonly SystemAlert[];
  /** The message for guests while the brand's site is under maintenance. */
  readonly maintenance: string | null;
}

export function NoticeList({ alerts, maintenance }: NoticeListProps) {
  const { sessionActions } = usePlatform();
  return (
    <Container as="section" className={styles.notices} aria-label="Объявления">
      {maintenance !== null && (
        <Notice type="warning" text={maintenance}>
          <Button variant="secondary" size="small" onClick={() => void sessionActions.askToSignIn('login')}>
            Войти
          </Button>
        </Notice>
      )}
      {alerts.map(({ key, type, text }) => (
        <Notice key={key} type={type} text={text} />
      ))}
    </Container>
  );
}

interface NoticeProps {
  readonly type: NoticeType;
  readonly text: string;
  readonly children?: ReactNode;
}

function Notice({ type, text, children }: NoticeProps) {
  const TypeIcon = icons[type];
  return (
    <div className={`${styles.notice} ${styles[type]}`}>
      <TypeIcon className={styles.icon} />
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
