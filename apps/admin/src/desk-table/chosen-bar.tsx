import { Button } from '@proverka/ui-kit/button';
import { counted } from '@proverka/words/plural';
import type { BulkAct } from './desk-column.ts';
import { ExportButtons } from './export-buttons.tsx';
import type { FileKind } from './export-rows.ts';
import styles from './list-tools.module.css';

interface ChosenBarProps<Row> {
  readonly rows: readonly Row[];
  readonly acts: readonly BulkAct<Row>[];
  readonly onExport: (kind: FileKind) => Promise<void>;
  readonly onClear: () => void;
}

/** What can be done with the chosen rows; it takes the place kept for it, so that no row moves. */
export function ChosenBar<Row>({ rows, acts, onExport, onClear }: ChosenBarProps<Row>) {
  return (
    <section aria-label="Выбранные строки" className={styles.chosen}>
      <output>Выбрано: {counted(rows.length, 'строка', 'строки', 'строк')}</output>
      {acts.map(({ label, run }) => (
        <Button key={label} size="small" variant="secondary" onClick={() => run(rows)}>
          {label}
        </Button>
      ))}
      <ExportButtons what="выбранные" size="small" onExport={onExport} />
      <Button size="small" variant="quiet" onClick={onClear}>
        Снять выбор
      </Button>
    </section>
  );
}
