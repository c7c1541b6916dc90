import { Button } from '@proverka/ui-kit/button';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { useId, useState, type ReactNode } from 'react';
import styles from './desk-table.module.css';
import type { FileKind } from './export-rows.ts';

interface Panel {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TableToolsProps {
  /** What is shown first: the search field, how many rows there are. */
  readonly search: ReactNode;
  readonly panels: readonly Panel[];
  readonly canExport: boolean;
  readonly onExport: (kind: FileKind) => Promise<void>;
}

/** The line above a list: its search, panels of which one is open, files of what is seen. */
export function TableTools({ search, panels, canExport, onExport }: TableToolsProps) {
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const panel = panels.find(({ key }) => key === open);
  return (
    <div className={styles.tools}>
      <div className={styles.toolRow}>
        {search}
        {panels.map(({ key, label }) => (
          <Button
            key={key}
            variant={key === open ? 'primary' : 'secondary'}
            aria-expanded={key === open}
            aria-controls={id}
            onClick={() => setOpen(key === open ? null : key)}
          >
            {label}
          </Button>
        ))}
        <ExportButtons isDisabled={!canExport} onExport={onExport} />
      </div>
      <div id={id} className={styles.panel} hidden={panel === undefined}>
        {panel?.content}
      </div>
    </div>
  );
}

interface ExportButtonsProps {
  readonly isDisabled: boolean;
  readonly onExport: (kind: FileKind) => Promise<void>;
}

export function ExportButtons({ isDisabled, onExport }: ExportButtonsProps) {
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
      {(['csv', 'xlsx'] as const).map((kind) => (
        <Button
          key={kind}
          variant="quiet"
          icon={<DownloadIcon />}
          busy={busy === kind}
          disabled={isDisabled}
          onClick={() => void run(kind)}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
      <FailureNote text={failure} />
    </>
  );
}
