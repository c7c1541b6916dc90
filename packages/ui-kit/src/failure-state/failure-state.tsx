import type { ElementType, ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from '../empty-state/empty-state.module.css';
import { RefreshIcon, WarningIcon } from '../icon/icon.tsx';
import { typesetWords } from '../typeset/typeset-words.ts';

export type FailureStateProps = {
  /** What happened. */
  title?: ReactNode;
  /** What it means and what to do next. */
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  actions?: ReactNode;
  /** Lets the support find the request. */
  requestId?: string;
  headingAs?: ElementType;
};

export function FailureState({
  title = 'Не удалось загрузить',
  text,
  onRetry,
  retrying = false,
  actions,
  requestId,
  headingAs: Heading = 'h2',
}: FailureStateProps): ReactElement {
  return (
    <div role="alert" className={styles.state}>
      <WarningIcon size={24} className={classNames(styles.icon, styles.danger)} />
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{typesetWords(text)}</p>}
      {(onRetry ?? actions) !== undefined && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" icon={<RefreshIcon />} busy={retrying} onClick={onRetry}>
              Повторить
            </Button>
          )}
          {actions}
        </div>
      )}
      {requestId !== undefined && <p className={styles.code}>Код обращения: {requestId}</p>}
    </div>
  );
}
