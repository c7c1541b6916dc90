import { FileButton } from '@proverka/ui-kit/file-button';
import { UploadIcon } from '@proverka/ui-kit/icon';
import { useId } from 'react';
import desk from '../../controls/desk.module.css';
import styles from './statement-file.module.css';

interface StatementFileProps {
  readonly file: File | undefined;
  /** Empty without one. */
  readonly error: string;
  readonly onChange: (file: File | undefined) => void;
}

/** The statement's file: chosen by a button, named beside it. */
export function StatementFile({ file, error, onChange }: StatementFileProps) {
  const hintId = useId();
  return (
    <div className={desk.section}>
      <div className={desk.row}>
        <FileButton
          variant="secondary"
          accept=".txt,.csv,text/plain,text/csv"
          describedBy={hintId}
          invalid={error !== ''}
          onFiles={([chosen]) => onChange(chosen)}
        >
          <UploadIcon />
          Выбрать файл из&nbsp;банка
        </FileButton>
        {file !== undefined && <span className={styles.name}>{file.name}</span>}
      </div>
      <p
        id={hintId}
        className={error === '' ? desk.soft : styles.error}
        role={error === '' ? undefined : 'alert'}
      >
        {error === '' ? '1CClientBankExchange (kl_to_1c.txt) или\u00A0CSV, до\u00A03\u00A0МБ' : error}
      </p>
    </div>
  );
}
