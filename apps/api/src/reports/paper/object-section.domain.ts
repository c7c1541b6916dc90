import type { ExtractObject } from '@proverka/contract/extract-object';
import { linkTitles } from '@proverka/words/link-titles';
import { parseMoney } from '@proverka/validation/money';
import { writtenAmount } from '@proverka/words/extract-words';
import type { FactTable } from '@proverka/extract/facts/fact-table';
import { mainFacts, registerFacts, valueDates } from '@proverka/extract/facts/object-facts.domain';
import { objectTables } from '@proverka/extract/facts/object-tables.domain';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { limitedTable } from './limited-table.domain.ts';
import type { Block, Cell, Section } from './pdf-view.ts';
import { planOf } from './plan.domain.ts';
import { rowOf } from './words.domain.ts';

export function objectSection(object: ExtractObject, source: string, accent: string): Section {
  const notes: Block[] =
    object.specialNotes === undefined
      ? []
      : [{ kind: 'text', title: sectionTitles.notes, text: object.specialNotes }];
  const parts = object.parts.flatMap(({ contours }) => contours);
  return {
    title: sectionTitles.object,
    source,
    blocks: [
      { kind: 'facts', rows: rowsOf(object).filter(([, value]) => value.length > 0) },
      ...planOf(object.contours, parts, accent),
      ...notes,
      ...objectTables(object).flatMap(tableOf),
    ],
  };
}

function tableOf({ title, columns, rows }: FactTable): Block[] {
  return [{ kind: 'text', title, text: '' }, ...limitedTable(columns, rows, (row) => row)];
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
      sectionTitles.value,
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
