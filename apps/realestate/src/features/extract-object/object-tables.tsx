import type { ExtractObject } from '@proverka/contract/extract-object';
import { LongTable } from '@proverka/report-kit/long-table';
import type { TableColumn } from '@proverka/ui-kit/table';
import { areaWords, day, squareMetres } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { levelWords } from './object-facts.domain.ts';

type Keyed<T> = T & { readonly key: string };

/** Rows of a register have no names of their own; their place in the document tells them apart. */
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
  { key: 'about', title: 'Почему выделена', cell: partReason },
];

function partReason(part: Part): string {
  const { encumbranceNumber, encumbranceRegisteredOn, borderNumber, levels, footnote } = part;
  const reason = joined([
    encumbranceNumber && `обременение № ${encumbranceNumber}`,
    encumbranceRegisteredOn && `от ${day(encumbranceRegisteredOn)}`,
    borderNumber && `лежит в зоне ${borderNumber}`,
    levels.map(levelWords).join('; '),
    footnote,
  ]);
  return reason === '' ? 'не указано' : reason;
}

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
    cell: ({ adjacent, description, dispute }) =>
      joined([adjacent.join(', '), description, dispute && 'есть земельный спор']) || 'не указаны',
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
