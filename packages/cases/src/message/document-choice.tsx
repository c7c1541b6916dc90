import { readBase64 } from '@proverka/api-client/read-base64';
import { maxCaseDocumentBytes } from '@proverka/contract/support-case-limits';
import { Button } from '@proverka/ui-kit/button';
import { FileButton } from '@proverka/ui-kit/file-button';
import { useId, useState } from 'react';
import styles from '../cases.module.css';

/** As the API takes it. */
export interface ChosenDocument {
  readonly file_name: string;
  /** Base64. */
  readonly content: string;
}

interface DocumentChoiceProps {
  readonly document: ChosenDocument | null;
  readonly onChange: (document: ChosenDocument | null) => void;
}

/** One document or picture of a message. */
export function DocumentChoice({ document, onChange }: DocumentChoiceProps) {
  const id = useId();
  const [failure, setFailure] = useState('');
  const take = async ([file]: readonly File[]) => {
    setFailure('');
    if (file === undefined) return;
    if (file.size > maxCaseDocumentBytes) return setFailure('Файл больше 5 МБ. Выберите другой');
    try {
      onChange({ file_name: file.name, content: await readBase64(file) });
    } catch {
      setFailure('Файл не удалось прочитать. Выберите его ещё раз');
    }
  };
  return (
    <div className={styles.actions}>
      {document === null ? (
        <FileButton
          accept=".pdf,.png,.jpg,.jpeg,.xml"
          variant="secondary"
          describedBy={id}
          invalid={failure !== ''}
          onFiles={(files) => void take(files)}
        >
          Приложить файл
        </FileButton>
      ) : (
        <Button variant="secondary" onClick={() => onChange(null)}>
          Убрать файл
        </Button>
      )}
      <span id={id} className={styles.soft} role={failure === '' ? undefined : 'alert'}>
        {failure || document?.file_name || 'PDF, изображение или XML до 5 МБ'}
      </span>
    </div>
  );
}
