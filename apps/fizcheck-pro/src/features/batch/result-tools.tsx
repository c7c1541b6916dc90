import type { Level } from '@proverka/contract/finding';
import type { Batch, BatchResultOrder } from '@proverka/contract/wholesale';
import { batchMaxPdfReports } from '@proverka/contract/wholesale-limits';
import { itemWords } from '@proverka/report-kit/status-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { Field } from '@proverka/ui-kit/field';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { levelLooks } from '@proverka/ui-kit/level-looks';
import { Select } from '@proverka/ui-kit/select';
import { typeset } from '@proverka/words/typeset';
import { rowsCounted } from '../../content/batch-words.ts';
import { fetchFile, saveFile } from './fetch-file.ts';
import { PaperButton } from './paper-button.tsx';
import styles from './batch.module.css';

interface ResultToolsProps {
  readonly batch: Batch;
  /** Unknown until the first rows have come. */
  readonly counts: Counted | undefined;
  readonly only: Only;
  readonly order: BatchResultOrder;
  readonly onChange: (chosen: { readonly only?: Only; readonly order?: BatchResultOrder }) => void;
}

/** Which rows are shown, in which order, and what can be taken away. */
export function ResultTools({ batch, counts, only, order, onChange }: ResultToolsProps) {
  return (
    <div className={styles.tools}>
      <Field label="Показать">
        <Select
          value={only}
          options={showOptions(counts, batch.counts.needs_data)}
          onChange={({ target }) => onChange({ only: target.value as Only })}
        />
      </Field>
      <Field label="Порядок">
        <Select
          value={order}
          options={orderOptions}
          onChange={({ target }) => onChange({ order: target.value as BatchResultOrder })}
        />
      </Field>
      <DownloadResults batchId={batch.id} />
      {batch.counts.done > 0 && <DownloadReports batchId={batch.id} ready={batch.counts.done} />}
    </div>
  );
}

function DownloadResults({ batchId }: { readonly batchId: string }) {
  const { api } = usePlatform();
  return (
    <a
      href={api.url('GET /wholesale/{batch_id}/results.xlsx', { params: { batch_id: batchId } })}
      download
      className={buttonClassName({ variant: 'secondary' })}
    >
      <DownloadIcon /> Скачать итоги XLSX
    </a>
  );
}

const levels = Object.keys(levelLooks) as Level[];

interface DownloadReportsProps {
  readonly batchId: string;
  /** Ready reports. */
  readonly ready: number;
}

/** All reports at once: each is taken as it is at that moment. */
function DownloadReports({ batchId, ready }: DownloadReportsProps) {
  const { api } = usePlatform();
  const params = { batch_id: batchId };
  const taking = (address: string, name: string) => async (signal: AbortSignal) =>
    saveFile(name, await fetchFile(address, signal));
  return (
    <>
      <PaperButton
        format="ZIP"
        label="Все отчёты ZIP"
        take={taking(api.url('GET /wholesale/{batch_id}/reports.zip', { params }), 'otchety.zip')}
      />
      {ready <= batchMaxPdfReports ? (
        <PaperButton
          format="PDF"
          label="Все отчёты одним PDF"
          take={taking(api.url('GET /wholesale/{batch_id}/reports.pdf', { params }), 'otchety.pdf')}
        />
      ) : (
        <p className={styles.note}>
          {typeset(`Одним PDF можно скачать до ${batchMaxPdfReports} отчётов, больше — архивом ZIP.`)}
        </p>
      )}
    </>
  );
}

export type Only = '' | 'needs_data' | Level;

const orderOptions: readonly { value: BatchResultOrder; label: string }[] = [
  { value: 'line', label: 'Как в таблице' },
  { value: 'level', label: 'Сначала опасные' },
];

type Counted = Record<'levels' | 'preliminary', Readonly<Record<Level, number>>>;

/** «Опасность: 3 строки, 1 предварительно». */
function countWords({ levels: all, preliminary }: Counted, level: Level): string {
  const rows = rowsCounted(all[level]);
  return preliminary[level] === 0 ? rows : `${rows}, ${preliminary[level]} предварительно`;
}

const showOptions = (counts: Counted | undefined, waiting: number) => [
  { value: '', label: 'Все строки' },
  {
    value: 'needs_data',
    label: `${itemWords.needs_data.word}: ${rowsCounted(waiting)}`,
    disabled: waiting === 0,
  },
  ...levels.map((level) => {
    const { word } = levelLooks[level];
    return {
      value: level,
      label: counts === undefined ? word : `${word}: ${countWords(counts, level)}`,
      disabled: counts !== undefined && counts.levels[level] === 0,
    };
  }),
];
