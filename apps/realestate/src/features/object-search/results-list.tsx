import { fullObjectQuery } from '@proverka/api-client/objects';
import type { ObjectInfo } from '@proverka/contract/object';
import {
  isEndedStatus,
  objectArea,
  objectKeyOf,
  objectType,
  statusWords,
} from '@proverka/order-flow/object-words';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { ArrowLeftIcon, CheckIcon, WarningIcon } from '@proverka/ui-kit/icon';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import styles from './results-list.module.css';

interface ResultsListProps {
  readonly objects: readonly ObjectInfo[];
  readonly found: number;
  readonly onChoose: (object: ObjectInfo) => void;
  readonly onBack: () => void;
}

/** A row and its actions. */
interface ResultRow {
  readonly object: ObjectInfo;
  /** Loads details the search left out. */
  readonly isOpened: boolean;
  readonly onOpen: () => void;
  readonly onChoose: () => void;
}

const columns: readonly TableColumn<ResultRow>[] = [
  { key: 'number', title: 'Кадастровый номер', kind: 'main', cell: (row) => <NumberCell {...row} /> },
  { key: 'area', title: 'Площадь, м²', kind: 'number', cell: (row) => <AreaCell {...row} /> },
  { key: 'type', title: 'Тип', cell: (row) => <TypeCell {...row} /> },
  { key: 'address', title: 'Адрес', cell: ({ object }) => typeset(object.Address) || '—' },
  { key: 'choose', title: 'Выбор', kind: 'action', cell: (row) => <ChooseCell {...row} /> },
];

/** The found objects with their known details. */
export function ResultsList({ objects, found, onChoose, onBack }: ResultsListProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const rows = objects.map((object) => ({
    object,
    isOpened: opened.includes(objectKeyOf(object)),
    onOpen: () => setOpened([...opened, objectKeyOf(object)]),
    onChoose: () => onChoose(object),
  }));
  return (
    <div className={styles.results}>
      <p className={styles.back}>
        <Button variant="quiet" icon={<ArrowLeftIcon />} onClick={onBack}>
          Назад к поиску
        </Button>
      </p>
      <p className={styles.found}>Найдено: {found}</p>
      <div className={styles.list}>
        <Table
          caption="Найденные объекты"
          hideCaption
          rows={rows}
          rowKey={({ object }) => objectKeyOf(object)}
          columns={columns}
        />
      </div>
    </div>
  );
}

function ChooseCell({ object, onChoose }: ResultRow) {
  return (
    <Button size="small" aria-label={`Выбрать ${objectKeyOf(object)}`} onClick={onChoose}>
      Выбрать
    </Button>
  );
}

function NumberCell({ object: { Number: number, Status } }: ResultRow) {
  const isEnded = isEndedStatus(Status);
  const StatusIcon = isEnded ? WarningIcon : CheckIcon;
  return (
    <span className={styles.number}>
      <StatusIcon
        className={isEnded ? styles.ended : styles.current}
        {...(Status ? { label: `Статус: ${statusWords(Status)}` } : {})}
      />
      <span>
        {number || 'без номера'}
        {isEnded && <span className={styles.status}>{statusWords(Status)}</span>}
      </span>
    </span>
  );
}

const isComplete = (object: ObjectInfo): boolean => objectArea(object) !== '' && objectType(object) !== '';

/** A row that loads more from the registers when opened; both cells share one query. */
function useDetails({ object, isOpened }: ResultRow) {
  const { api } = usePlatform();
  const { data, isFetching } = useQuery({
    ...fullObjectQuery(api, objectKeyOf(object)),
    enabled: isOpened && !isComplete(object),
  });
  const areas = [object, ...(data ? [data] : [])].map(objectArea);
  const types = [object, ...(data ? [data] : [])].map(objectType);
  return {
    // The column heading names the unit.
    area: areas.find(Boolean)?.replace('\u00A0м²', '') ?? '',
    type: types.find(Boolean) ?? '',
    isFetching,
  };
}

function AreaCell(row: ResultRow) {
  const { area, isFetching } = useDetails(row);
  if (area) return area;
  if (row.isOpened) return isFetching ? 'узнаём…' : 'не указана';
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Показать площадь и тип: ${row.object.Number || row.object.Address}`}
      onClick={row.onOpen}
    >
      Показать
    </Button>
  );
}

function TypeCell(row: ResultRow) {
  const { type, isFetching } = useDetails(row);
  if (type) return type;
  if (!row.isOpened) return '—';
  return isFetching ? 'узнаём…' : 'не указан';
}
