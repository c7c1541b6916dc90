import type { ExtractObject } from '@proverka/contract/extract-object';
import { LongTable } from '@proverka/report-kit/long-table';
import type { TableColumn } from '@proverka/ui-kit/table';
import { joined } from '@proverka/words/joined';
import { areaWords, day, squareMetres } from '@proverka/words/extract-words';
import { borderWords, levelWords, partReason } from '@proverka/extract/facts/object-facts.domain';

type Keyed<T> = T & { readonly key: string };

/** Rows of the register have no ids; their index in the document identifies them. */
function keyed<T extends object>(rows: readonly T[]): Keyed<T>[] {
  return rows.map((row, place) => ({ ...row, key: String(place) }));
}

type Part = ExtractObject['parts'][number];

const partColumns: readonly TableColumn<Keyed<Part>>[] = [
  {
    key: 'number',
    title: 'Часть',
    kind: 'main',
    cell: ({ number, mnemonic }) => joined([number && `№ ${number}`, mnemonic]),
  },
  { key: 'area', title: 'Площадь', cell: ({ area }) => (area ? areaWords(area) : 'не указана') },
  { key: 'since', title: 'Внесена', cell: ({ enteredOn }) => day(enteredOn) ?? 'не указано' },
  { key: 'about', title: 'Почему выделена', cell: (part) => partReason(part) || 'не указано' },
];

export function PartsTable({ parts }: Pick<ExtractObject, 'parts'>) {
  return (
    <LongTable
      caption="Части объекта"
      hideCaption
      columns={partColumns}
      rows={keyed(parts)}
      rowKey={({ key }) => key}
    />
  );
}

type Border = ExtractObject['borders'][number];

const borderColumns: readonly TableColumn<Keyed<Border>>[] = [
  { key: 'points', title: 'Точки', kind: 'main', cell: ({ from, to }) => joined([from, to], ' — ') },
  {
    key: 'length',
    title: 'Длина, м',
    kind: 'number',
    cell: ({ lengthMetres }) => lengthMetres?.replace('.', ',') ?? '—',
  },
  {
    key: 'about',
    title: 'Смежные участки и описание',
    cell: (border) => borderWords(border) || 'не указаны',
  },
];

export function BordersTable({ borders }: Pick<ExtractObject, 'borders'>) {
  return (
    <LongTable
      caption="Границы от точки до точки"
      hideCaption
      columns={borderColumns}
      rows={keyed(borders)}
      rowKey={({ key }) => key}
    />
  );
}

type Room = ExtractObject['rooms'][number];

const roomColumns: readonly TableColumn<Keyed<Room>>[] = [
  { key: 'number', title: 'Кадастровый номер', kind: 'main', cell: ({ cadastralNumber }) => cadastralNumber },
  { key: 'kind', title: 'Назначение', cell: ({ type, purpose }) => joined([type, purpose]) || 'не указано' },
  {
    key: 'level',
    title: 'Расположение',
    cell: ({ levels }) => levels.map(levelWords).join('; ') || 'не указано',
  },
  {
    key: 'area',
    title: 'Площадь',
    kind: 'number',
    cell: ({ squareMetres: area }) => (area === undefined ? '—' : squareMetres(area)),
  },
];

export function RoomsTable({ rooms }: Pick<ExtractObject, 'rooms'>) {
  return (
    <LongTable
      caption="Помещения и машино-места"
      hideCaption
      columns={roomColumns}
      rows={keyed(rooms)}
      rowKey={({ key }) => key}
    />
  );
}
