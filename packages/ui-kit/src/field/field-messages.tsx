import type { ReactElement, ReactNode } from 'react';
import { AttentionIcon, WarningIcon } from '../icon/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export type Messages = {
  /** The first failing rule; the value is refused. */
  error?: string | null | undefined;
  /** A remark; the value is accepted. */
  warning?: string | null | undefined;
  hint?: ReactNode;
};

export const hasMessages = ({ error, warning, hint }: Messages): boolean =>
  Boolean(error) || Boolean(warning) || Boolean(hint);

/** An error replaces a warning; the hint stays, because it helps with both. */
export function FieldMessages({ id, error, warning, hint }: Messages & { id: string }): ReactElement | null {
  if (!hasMessages({ error, warning, hint })) return null;
  return (
    <div id={id}>
      {error ? (
        <p className={classNames(styles.message, styles.error)}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      ) : (
        warning && (
          <p className={classNames(styles.message, styles.warning)}>
            <AttentionIcon />
            <span>{warning}</span>
          </p>
        )
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
