import { Button } from '@proverka/ui-kit/button';
import { Table, type TableProps } from '@proverka/ui-kit/table';
import { useState } from 'react';
import styles from './long-table.module.css';

const firstRows = 20;

/** A table that starts with twenty rows: a building can have a thousand rooms. */
export function LongTable<Row>({ rows, ...rest }: TableProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, rows.length - firstRows);
  return (
    <div className={styles.block}>
      <Table {...rest} rows={hidden > 0 ? rows.slice(0, firstRows) : rows} />
      {hidden > 0 && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          Показать ещё {hidden}
        </Button>
      )}
    </div>
  );
}
