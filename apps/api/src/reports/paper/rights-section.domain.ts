import type { ExtractOf, Right } from '@proverka/contract/extract';
import { joined } from '@proverka/words/joined';
import { day, documentWords, shareWords } from '@proverka/words/extract-words';
import { consentWords } from '@proverka/extract/facts/consent-words.domain';
import { dealFacts, dealTitle } from '@proverka/extract/facts/deal-facts.domain';
import { markFacts } from '@proverka/extract/facts/mark-facts.domain';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import type { Block, Cell, Section } from './pdf-view.ts';
import { limitedTable } from './limited-table.domain.ts';
import { holdersLines, rowOf, title } from './words.domain.ts';

const columns = [
  { title: 'Правообладатель', width: 28 },
  { title: 'Право и доля', width: 26 },
  { title: 'Номер и дата регистрации', width: 26 },
  { title: 'Основание', width: 20 },
];

export function rightsSection(rights: readonly Right[], source: string): Section {
  const blocks: Block[] =
    rights.length === 0
      ? [{ kind: 'text', title: null, text: 'Записей о зарегистрированных правах в выписке нет.' }]
      : limitedTable(withoutEmptyColumns(rights), rights, rightRow(rights));
  return { title: sectionTitles.rights, source, blocks: [...blocks, ...rights.flatMap(notesOf)] };
}

/** Only some documents state grounds; the column is dropped when empty. */
function withoutEmptyColumns(rights: readonly Right[]): typeof columns {
  return hasGrounds(rights) ? columns : columns.slice(0, -1);
}

function hasGrounds(rights: readonly Right[]): boolean {
  return rights.some(({ documents }) => documents.length > 0);
}

function rightRow(rights: readonly Right[]): (right: Right) => Cell[] {
  const withGrounds = hasGrounds(rights);
  return (right) => {
    const row: Cell[] = [holdersLines(right.holders), rightWords(right), registrationLines(right)];
    return withGrounds ? [...row, right.documents.map(documentWords).join('; ')] : row;
  };
}

/** «Общая долевая собственность» with the share below. */
export function rightWords({ type, shares }: Right): Cell {
  return [title(type) ?? 'вид права не указан', ...shares.map(shareWords)];
}

function registrationLines(right: Right): Cell {
  return [
    right.number ?? 'номер не указан',
    joined([
      right.registeredOn && `зарегистрировано ${day(right.registeredOn)}`,
      right.cancelledOn && `прекращено ${day(right.cancelledOn)}`,
      right.reinstatedFrom && `восстановлено судом, первая регистрация ${day(right.reinstatedFrom)}`,
    ]),
  ].filter((line) => line !== '');
}

function notesOf(right: Right): Block[] {
  const rows: [string, string][] = [
    ...right.litigations.map((text): [string, string] => ['Судебный спор', text]),
    ...right.objections.map((text): [string, string] => ['Возражение', text]),
    ...right.personalParticipation.map((text): [string, string] => ['Личное участие', text]),
    ...right.missingConsents.map((consent): [string, string] => ['Нет согласия', consentWords(consent)]),
  ];
  if (rows.length === 0) return [];
  const level = right.litigations.length + right.objections.length > 0 ? 'danger' : 'attention';
  return [
    {
      kind: 'record',
      level,
      title: 'Отметки на праве',
      note: right.number ? `№ ${right.number}` : null,
      rows,
      text: '',
    },
  ];
}

type Records = ExtractOf<'about_property' | 'base_params'>;

/** Applications and other marks beside the rights; nothing when there are none. */
export function marksSection(extract: Records, source: string): Section[] {
  const rows = markFacts(extract).map(rowOf);
  return rows.length === 0 ? [] : [{ title: sectionTitles.marks, source, blocks: [{ kind: 'facts', rows }] }];
}

/** Registered deals: the object's history, not a warning. */
export function dealsSection({ deals }: Records, source: string): Section[] {
  if (deals.length === 0) return [];
  const blocks = deals.map((deal): Block => ({
    kind: 'record',
    level: 'unchecked',
    title: dealTitle(deal),
    note: null,
    rows: dealFacts(deal).map(rowOf),
    text: '',
  }));
  return [{ title: sectionTitles.deals, source, blocks }];
}
