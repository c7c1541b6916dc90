import type { ExtractObject } from '@proverka/contract/extract-object';
import { areaWords, day, squareMetres } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { nothingWritten, type FactTable } from './fact-table.ts';
import { borderWords, levelWords, partReason } from './object-facts.domain.ts';

const or = (words: string | undefined): string =>
  words === undefined || words === '' ? nothingWritten : words;

/** Parts of the object, the borders of a plot, the rooms of a building; those that are there. */
export function objectTables(object: ExtractObject): FactTable[] {
  return [partsTable(object), bordersTable(object), roomsTable(object)].filter(({ rows }) => rows.length > 0);
}

function partsTable({ parts }: ExtractObject): FactTable {
  return {
    title: 'Части объекта',
    columns: [
      { title: 'Часть', kind: 'text', width: 18 },
      { title: 'Площадь', kind: 'text', width: 22 },
      { title: 'Внесена', kind: 'text', width: 15 },
      { title: 'Почему выделена', kind: 'text', width: 45 },
    ],
    rows: parts.map((part) => [
      joined([part.number && `№ ${part.number}`, part.mnemonic]),
      or(part.area && areaWords(part.area)),
      or(day(part.enteredOn)),
      or(partReason(part)),
    ]),
  };
}

/** Contour and element are told where there are several: of one, every border is. */
function bordersTable({ borders }: ExtractObject): FactTable {
  const places = new Set(borders.map(({ contour, element }) => `${contour} ${element}`));
  return {
    title: 'Границы от точки до точки',
    columns: [
      { title: 'Точки', kind: 'text', width: 16 },
      { title: 'Длина, м', kind: 'number', width: 14 },
      { title: 'Направление', kind: 'text', width: 20 },
      { title: 'Смежные участки и описание', kind: 'text', width: 50 },
    ],
    rows: borders.map((border) => [
      joined([border.from, border.to], ' — '),
      or(border.lengthMetres?.replace('.', ',')),
      or(border.directionAngle?.replace('`', "'")),
      or(borderWords(places.size > 1 ? border : { ...border, contour: undefined, element: undefined })),
    ]),
  };
}

function roomsTable({ rooms }: ExtractObject): FactTable {
  return {
    title: 'Помещения и машино-места в здании',
    columns: [
      { title: 'Кадастровый номер', kind: 'text', width: 30 },
      { title: 'Назначение', kind: 'text', width: 28 },
      { title: 'Расположение', kind: 'text', width: 24 },
      { title: 'Площадь', kind: 'number', width: 18 },
    ],
    rows: rooms.map((room) => [
      room.cadastralNumber,
      or(joined([room.type, room.purpose])),
      or(room.levels.map(levelWords).join('; ')),
      room.squareMetres === undefined ? nothingWritten : squareMetres(room.squareMetres),
    ]),
  };
}
