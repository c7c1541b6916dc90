import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { UploadIcon } from '@proverka/ui-kit/icon';
import { useId } from 'react';
import styles from './dispute.module.css';

const accepted = '.pdf,.jpg,.jpeg,.png,.xml,application/pdf,image/jpeg,image/png,application/xml,text/xml';

interface DocumentFieldProps {
  readonly file: File | null;
  /** Empty without one. */
  readonly error: string;
  readonly onChange: (file: File | null) => void;
}

/** An optional document: chosen, named, removed. */
export function DocumentField({ file, error, onChange }: DocumentFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  return (
    <div className={styles.document}>
      <span className={styles.choice}>
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={accepted}
          aria-describedby={hintId}
          aria-invalid={error !== ''}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.files?.[0] ?? null);
            // Lets the visitor choose the same file again after removing it.
            currentTarget.value = '';
          }}
        />
        <label htmlFor={id} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
          <UploadIcon />
          {file === null ? 'Приложить документ' : 'Заменить документ'}
        </label>
      </span>
      {file !== null && (
        <span className={styles.chosen}>
          <span className={styles.fileName}>{file.name}</span>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Убрать документ ${file.name}`}
            onClick={() => onChange(null)}
          >
            Убрать
          </Button>
        </span>
      )}
      <p
        id={hintId}
        className={error === '' ? styles.note : styles.error}
        role={error === '' ? undefined : 'alert'}
      >
        {error === '' ? 'Необязательно: PDF, JPEG, PNG или XML до 5\u00A0МБ' : error}
      </p>
    </div>
  );
}
