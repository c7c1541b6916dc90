import type { ExtractObject } from '@proverka/contract/extract-object';
import { linkTitles } from '@proverka/words/link-titles';
import { joined } from '@proverka/words/joined';
import { parseMoney } from '@proverka/validation/money';
import { areaWords, day, squareMetres, writtenAmount } from '@proverka/words/extract-words';
import {
  borderWords,
  levelWords,
  mainFacts,
  partReason,
  registerFacts,
  valueDates,
} from '@proverka/extract/facts/object-facts.domain';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { limitedTable } from './limited-table.domain.ts';
import type { Block, Cell, Section } from './pdf-view.ts';
import { planOf } from './plan.domain.ts';
import { rowOf } from './words.domain.ts';

export function objectSection(object: ExtractObject, source: string, accent: string): Section {
  const notes: Block[] =
    object.specialNotes === undefined
      ? []
      : [{ kind: 'text', title: 'Особые отметки', text: object.specialNotes }];
  const parts = object.parts.flatMap(({ contours }) => contours);
  return {
    title: sectionTitles.object,
    source,
    blocks: [
      { kind: 'facts', rows: rowsOf(object).filter(([, value]) => value.length > 0) },
      ...planOf(object.contours, parts, accent),
      ...notes,
      ...titled('Части объекта', partsTable(object)),
      ...titled('Границы от точки до точки', bordersTable(object)),
      ...titled('Помещения и машино-места в здании', roomsTable(object)),
    ],
  };
}

/** Puts a title above a table unless the table is empty. */
function titled(name: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'text', title: name, text: '' }, ...blocks];
}

function rowsOf(object: ExtractObject): [string, Cell][] {
  return [
    ...mainFacts(object).map(rowOf),
    ...valueRows(object),
    ...registerFacts(object).map(rowOf),
    ...linkRows(object),
  ];
}

function valueRows({ cadastralValue: value }: ExtractObject): [string, Cell][] {
  if (value === undefined) return [];
  return [
    [
      'Кадастровая стоимость',
      [writtenAmount(value.amount, parseMoney(value.amount)), valueDates(value)].filter(
        (line) => line !== '',
      ),
    ],
  ];
}

function linkRows({ links }: ExtractObject): [string, Cell][] {
  const byRole = Map.groupBy(links, ({ role }) => role);
  return [...byRole].map(([role, linked]) => {
    const numbers = linked.map(({ cadastralNumber }) => cadastralNumber);
    const more = numbers.length > 100 ? ` и ещё ${numbers.length - 100}` : '';
    return [linkTitles[role], numbers.slice(0, 100).join(', ') + more];
  });
}

function partsTable({ parts }: ExtractObject): Block[] {
  const columns = [
    { title: 'Часть', width: 26 },
    { title: 'Площадь', width: 22 },
    { title: 'Содержание', width: 52 },
  ];
  return limitedTable(columns, parts, (part) => [
    [joined([part.number && `№ ${part.number}`, part.mnemonic]), day(part.enteredOn) ?? ''].filter(
      (line) => line !== '',
    ),
    part.area === undefined ? '' : areaWords(part.area),
    partReason(part),
  ]);
}

function bordersTable({ borders }: ExtractObject): Block[] {
  const columns = [
    { title: 'Точки', width: 16 },
    { title: 'Длина, м', width: 14 },
    { title: 'Направление', width: 20 },
    { title: 'Смежные участки и описание', width: 50 },
  ];
  return limitedTable(columns, borders, (border) => [
    joined([border.from, border.to], ' — '),
    border.lengthMetres?.replace('.', ',') ?? '',
    border.directionAngle?.replace('`', "'") ?? '',
    borderWords(border),
  ]);
}

function roomsTable({ rooms }: ExtractObject): Block[] {
  const columns = [
    { title: 'Кадастровый номер', width: 30 },
    { title: 'Площадь', width: 18 },
    { title: 'Назначение', width: 30 },
    { title: 'Расположение', width: 22 },
  ];
  return limitedTable(columns, rooms, (room) => [
    room.cadastralNumber,
    room.squareMetres === undefined ? '' : squareMetres(room.squareMetres),
    joined([room.type, room.purpose]),
    room.levels.map(levelWords).join('; '),
  ]);
}
