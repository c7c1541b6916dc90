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
    <PaperOffer
      format={format}
      label={label}
      isWaiting={taking.isPending}
      refused={taking.error}
      onTake={() => taking.mutate()}
    />
  );
}

interface PaperOfferProps extends Pick<PaperButtonProps, 'format' | 'label'> {
  readonly isWaiting: boolean;
  /** Why it was not made the last time. */
  readonly refused: unknown;
  readonly onTake: () => void;
}

/** The button with what became of it. */
export const PaperOffer = ({ format, label, isWaiting, refused, onTake }: PaperOfferProps) => (
  <>
    <Button variant="secondary" icon={<DownloadIcon />} busy={isWaiting} onClick={onTake}>
      {label}
    </Button>
    <output className={styles.said}>
      {isWaiting && typeset(`Собираем ${format}. Не закрывайте страницу, пока файл не скачается.`)}
    </output>
    {refused !== null && (
      <p role="alert" className={styles.refused}>
        {typeset(`Не удалось скачать ${format}. ${refusalMessage(refused)}`)}
      </p>
    )}
  </>
);
