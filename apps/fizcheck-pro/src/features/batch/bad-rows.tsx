import type { Batch } from '@proverka/contract/wholesale';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { Table } from '@proverka/ui-kit/table';
import { useState } from 'react';
import { rowsCounted } from '../../content/batch-words.ts';
import styles from './batch.module.css';

const SHOWN_AT_FIRST = 10;

/** Invalid lines with their errors; they cost nothing. */
export function BadRows({ batch }: { readonly batch: Batch }) {
  const { api } = usePlatform();
  const [showsAll, setShowsAll] = useState(false);
  const { bad_rows: rows } = batch;
  return (
    <section aria-labelledby="bad-rows" className={styles.block}>
      <h2 id="bad-rows">Строки с ошибками: {rows.length}</h2>
      <p className={styles.note}>
        Они не заказываются и не оплачиваются. Скачайте их файлом, исправьте и загрузите как новый список.
      </p>
      <p>
        <a
          href={api.url('GET /wholesale/{batch_id}/bad-rows.xlsx', { params: { batch_id: batch.id } })}
          download
          className={buttonClassName({ variant: 'secondary' })}
        >
          <DownloadIcon /> Скачать строки с ошибками
        </a>
      </p>
      <Table
        caption="Строки с ошибками"
        hideCaption
        rows={showsAll ? rows : rows.slice(0, SHOWN_AT_FIRST)}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', title: 'Строка', kind: 'main', cell: ({ line }) => `Строка\u00a0${line}` },
          { key: 'text', title: 'Как написано', cell: ({ text }) => text || '—' },
          { key: 'reason', title: 'Что не так', cell: ({ reason }) => reason },
        ]}
      />
      {!showsAll && rows.length > SHOWN_AT_FIRST && (
        <Button variant="secondary" onClick={() => setShowsAll(true)}>
          Показать ещё {rowsCounted(rows.length - SHOWN_AT_FIRST)}
        </Button>
      )}
    </section>
  );
}
