import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { buttonClassName, type ButtonLook } from '../button/button-look.ts';
import styles from './file-button.module.css';

export interface FileButtonProps extends ButtonLook {
  /** Endings and types, as the input takes them. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Id of the text that says what is taken, or what is wrong. */
  readonly describedBy?: string;
  readonly invalid?: boolean;
  /** Called only with files; the same may be chosen again. */
  readonly onFiles: (files: readonly File[]) => void;
  /** The words on the button. */
  readonly children: ReactNode;
}

/** A button that chooses files on the device. */
export function FileButton({
  accept,
  multiple = false,
  disabled = false,
  describedBy,
  invalid,
  onFiles,
  children,
  ...look
}: FileButtonProps): ReactElement {
  const id = useId();
  return (
    <span className={styles.choice}>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={buttonClassName(look)}>
        {children}
      </label>
    </span>
  );
}
