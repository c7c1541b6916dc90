import type { RefusedFile, SellerExtract } from '@proverka/contract/seller-extract';
import { DocumentIcon } from '@proverka/ui-kit/icon';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { FileButton } from '@proverka/ui-kit/file-button';
import { Loader } from '@proverka/ui-kit/loader';
import { typeset } from '@proverka/words/typeset';
import { useId, useState, type DragEvent } from 'react';
import { RefusedFiles } from './refused-files.tsx';
import { TakenExtracts } from './taken-extracts.tsx';
import { useUpload } from './use-upload.ts';
import styles from './upload-box.module.css';

interface UploadBoxProps {
  /** The object the visitor came from. */
  readonly lookedAt: string;
  /** The path of an uploaded extract's page. */
  readonly pathOf: (extract: SellerExtract) => string;
  /** One extract was uploaded and nothing was refused. */
  readonly onOnly: (extract: SellerExtract) => void;
}

/** Takes the files the seller sent, by a choice or by a drop, and says what became of each. */
export function UploadBox({ lookedAt, pathOf, onOnly }: UploadBoxProps) {
  const onTaken = (extracts: readonly SellerExtract[], refused: readonly RefusedFile[]) => {
    const [only, ...others] = extracts;
    if (only !== undefined && others.length === 0 && refused.length === 0) onOnly(only);
  };
  const { send, trouble, isSending, outcome } = useUpload(onTaken);
  return (
    <section aria-labelledby="upload" className={styles.upload}>
      <h2 id="upload" className={styles.title}>
        Файлы от продавца
      </h2>
      <DropArea isBusy={isSending} onFiles={send} />
      {lookedAt !== '' && (
        <p className={styles.note}>{typeset(`Сверим с объектом, который вы смотрите: ${lookedAt}.`)}</p>
      )}
      <FailureNote text={trouble} />
      <RefusedFiles files={outcome.refused} />
      <TakenExtracts extracts={outcome.extracts} pathOf={pathOf} />
      <p className={styles.note}>
        {typeset(
          'Чтение и проверка подписи бесплатны. Файл, по которому не заказан отчёт, уничтожается через сутки.',
        )}
      </p>
    </section>
  );
}

interface DropAreaProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function DropArea({ isBusy, onFiles }: DropAreaProps) {
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={isOver ? `${styles.area} ${styles.over}` : styles.area}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <DocumentIcon size={24} className={styles.icon} />
      {isBusy ? (
        <Loader>Читаем файл и проверяем подпись</Loader>
      ) : (
        <>
          <p className={styles.call}>{typeset('Перетащите файлы сюда или выберите их на устройстве')}</p>
          <FileButton
            size="large"
            multiple
            accept=".xml,.sig,.zip,.sgn,.p7s,application/zip,application/xml,text/xml"
            describedBy={hintId}
            onFiles={onFiles}
          >
            Выбрать файлы
          </FileButton>
        </>
      )}
      <p id={hintId} className={styles.hint}>
        {typeset('Архив ZIP целиком или XML вместе с подписью (.sig). До 10 файлов, вместе до 20 МБ.')}
      </p>
    </div>
  );
}
