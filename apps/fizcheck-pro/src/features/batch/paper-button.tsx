import { refusalMessage } from '@proverka/api-client/refused';
import { useMutation } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import { useEffect, useRef } from 'react';
import styles from './batch.module.css';

interface PaperButtonProps {
  /** «ZIP», «PDF». */
  readonly format: string;
  readonly label: string;
  /** Fetches and saves the file; aborted when the page is left. */
  readonly take: (signal: AbortSignal) => Promise<void>;
}

/** Takes away a file that is long in the making and may be refused: says so while it is made and when it is refused. */
export function PaperButton({ format, label, take }: PaperButtonProps) {
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const taking = useMutation({
    mutationFn: () => {
      leaving.current = new AbortController();
      return take(leaving.current.signal);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        busy={taking.isPending}
        onClick={() => taking.mutate()}
      >
        {label}
      </Button>
      <output className={styles.said}>
        {taking.isPending && typeset(`Собираем ${format}. Не закрывайте страницу, пока файл не скачается.`)}
      </output>
      {taking.isError && (
        <p role="alert" className={styles.refused}>
          {typeset(`Не удалось скачать ${format}. ${refusalMessage(taking.error)}`)}
        </p>
      )}
    </>
  );
}
