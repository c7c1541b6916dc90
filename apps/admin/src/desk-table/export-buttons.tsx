import { Button, type ButtonProps } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { useState } from 'react';
import type { FileKind } from './export-rows.ts';
import styles from './list-tools.module.css';

interface ExportButtonsProps {
  /** «показанные», «выбранные»: which rows the file has. */
  readonly what: string;
  readonly size?: ButtonProps['size'];
  readonly isDisabled?: boolean;
  readonly onExport: (kind: FileKind) => Promise<void>;
}

export function ExportButtons({ what, size, isDisabled = false, onExport }: ExportButtonsProps) {
  const [busy, setBusy] = useState<FileKind | null>(null);
  const [failure, setFailure] = useState('');
  const run = async (kind: FileKind) => {
    setBusy(kind);
    setFailure('');
    try {
      await onExport(kind);
    } catch {
      setFailure('Файл не получился. Проверьте связь и повторите');
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      {(['csv', 'xlsx'] as const).map((kind) => {
        const name = kind.toUpperCase();
        const words = `Скачать ${what} строки: ${name}`;
        return (
          <Button
            key={kind}
            variant="quiet"
            size={size}
            className={styles.export}
            icon={<DownloadIcon />}
            busy={busy === kind}
            disabled={isDisabled}
            aria-label={words}
            title={words}
            onClick={() => void run(kind)}
          >
            {name}
          </Button>
        );
      })}
      <FailureNote text={failure} />
    </>
  );
}
