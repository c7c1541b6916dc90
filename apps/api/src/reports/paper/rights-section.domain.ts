import type { ExtractOf, Right } from '@proverka/contract/extract';
import { day, documentWords, shareWords } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import type { Block, Cell, Section } from './pdf-view.ts';
import { limitedTable } from './limited-table.domain.ts';
import { holdersLines, title } from './words.domain.ts';

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
  return { title: 'Правообладатели и права', source, blocks: [...blocks, ...rights.flatMap(notesOf)] };
}

/** Grounds are given only in some documents; an empty column says nothing. */
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
    ...right.missingConsents.map((consent): [string, string] => [
      'Нет согласия',
      joined([consent.persons.join('; '), consent.law, consent.text]),
    ]),
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

type Records = ExtractOf<'about_property'>;

/** Applications, deals without consent and other marks beside the rights; nothing when there are none. */
export function marksSection(extract: Records, source: string): Section[] {
  const rows: [string, Cell][] = [
    ...extract.claims.map((claim): [string, Cell] => [
      'Заявление на рассмотрении',
      joined([claim.action, claim.text]),
    ]),
    ...extract.nonRegistrability.map((text): [string, Cell] => ['Регистрация невозможна', text]),
    ...extract.dealsWithoutConsent.map((deal): [string, Cell] => [
      'Сделка без согласия',
      joined([title(deal.type), ...deal.missingConsents.flatMap(({ persons, law }) => [...persons, law])]),
    ]),
  ];
  const { ownerless } = extract;
  if (ownerless !== undefined) {
    const since = ownerless.registeredOn && `с ${day(ownerless.registeredOn)}`;
    rows.push(['Бесхозяйное имущество', joined([ownerless.authority, ownerless.number, since])]);
  }
  return rows.length === 0
    ? []
    : [{ title: 'Заявления и отметки', source, blocks: [{ kind: 'facts', rows }] }];
}
