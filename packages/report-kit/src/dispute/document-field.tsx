import { Button } from '@proverka/ui-kit/button';
import { FileButton } from '@proverka/ui-kit/file-button';
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
  const hintId = useId();
  return (
    <div className={styles.document}>
      <FileButton
        variant="secondary"
        size="small"
        accept={accepted}
        describedBy={hintId}
        invalid={error !== ''}
        onFiles={([chosen]) => onChange(chosen ?? null)}
      >
        <UploadIcon />
        {file === null ? 'Приложить документ' : 'Заменить документ'}
      </FileButton>
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
