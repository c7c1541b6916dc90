import type { Boundary, Extract, ExtractOf, UnknownPart } from '@proverka/contract/extract';
import { day, documentWords } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { sourceOf } from '#registers/extract-findings.domain.ts';
import { encumbrancesSection } from './encumbrances-section.domain.ts';
import { historySection } from './history-section.domain.ts';
import { limitedTable } from './limited-table.domain.ts';
import { objectSection } from './object-section.domain.ts';
import type { Block, Cell, Section } from './pdf-view.ts';
import { planOf } from './plan.domain.ts';
import { marksSection, rightsSection } from './rights-section.domain.ts';
import { title } from './words.domain.ts';

/** Everything the documents of a report say, each section with its source and day. */
export function sectionsOf(extracts: readonly Extract[], accent: string): Section[] {
  return extracts.flatMap((extract, place) => [
    ...bodyOf(extract, accent, extracts.slice(0, place)),
    ...unknownSection(extract),
  ]);
}

export function sourceWords(extract: Extract): string {
  const on = day(extract.header.dateFormation);
  return on === undefined ? sourceOf(extract) : `${sourceOf(extract)}, данные на ${on}`;
}

function bodyOf(extract: Extract, accent: string, before: readonly Extract[]): Section[] {
  const source = `Источник: ${sourceWords(extract)}`;
  switch (extract.kind) {
    case 'about_property':
    case 'base_params':
      return [
        objectSection(extract.object, source, accent),
        rightsSection(extract.rights, source),
        ...marksSection({ ...extract, kind: 'about_property' }, source),
        encumbrancesSection(extract.encumbrances, source),
      ];
    case 'transfer_of_rights':
      return [
        ...(isKnown(extract, before) ? [] : [objectSection(extract.object, source, accent)]),
        historySection(extract, source),
      ];
    case 'boundaries':
      return [boundarySection(extract.boundary, source, accent)];
    case 'absence_notice':
    case 'refusal_notice':
      return [noticeSection(extract, source)];
    case 'other':
      return [{ title: 'Сведения документа', source, blocks: partsTable(extract.fields) }];
    default:
      return extract satisfies never;
  }
}

/** A history repeats a few words about the object another document describes in full. */
function isKnown(extract: ExtractOf<'transfer_of_rights'>, before: readonly Extract[]): boolean {
  return before.some(
    (other) => 'object' in other && other.object.cadastralNumber === extract.object.cadastralNumber,
  );
}

function boundarySection(boundary: Boundary, source: string, accent: string): Section {
  const rows: [string, Cell][] = [
    ['Реестровый номер', boundary.number ?? ''],
    ['Вид', joined([title(boundary.type), title(boundary.zoneType)])],
    ['Наименование', boundary.name ?? ''],
    ['Внесено в реестр', day(boundary.registeredOn) ?? ''],
    ['Изменения', boundary.changedOn.map((date) => day(date)).join(', ')],
    ['Исключено из реестра', day(boundary.cancelledOn) ?? ''],
    ['Карта (план) от', day(boundary.mapPlanDate) ?? ''],
    ['Документы', boundary.documents.map(documentWords).join('; ')],
    ['Ограничения', boundary.content ?? ''],
    ['Особые отметки', boundary.specialNotes ?? ''],
  ];
  const facts: Block = { kind: 'facts', rows: rows.filter(([, value]) => value.length > 0) };
  return { title: 'Граница', source, blocks: [facts, ...planOf(boundary.contours, [], accent)] };
}

function noticeSection(
  { kind, notice }: ExtractOf<'absence_notice' | 'refusal_notice'>,
  source: string,
): Section {
  const rows: [string, Cell][] = [
    ['Запрошено', notice.requestedInformation ?? ''],
    ['О чём', notice.requestContent ?? ''],
    ['Правообладатель в запросе', notice.holder ?? ''],
    ['Причина', notice.reasons ?? ''],
    ['Судебные споры', notice.litigations ?? ''],
    ...notice.claims.map((claim): [string, Cell] => [
      'Заявление на рассмотрении',
      joined([claim.action, claim.text]),
    ]),
  ];
  return {
    title:
      kind === 'absence_notice' ? 'Уведомление об отсутствии сведений' : 'Отказ в предоставлении сведений',
    source,
    blocks: [{ kind: 'facts', rows: rows.filter(([, value]) => value.length > 0) }],
  };
}

function unknownSection(extract: Extract): Section[] {
  if (extract.unknown.length === 0) return [];
  const source = `Источник: ${sourceWords(extract)}. Эти части документа приведены как есть, без толкования`;
  return [{ title: 'Прочие сведения документа', source, blocks: partsTable(extract.unknown) }];
}

function partsTable(parts: readonly UnknownPart[]): Block[] {
  const columns = [
    { title: 'Что это', width: 40 },
    { title: 'Как записано в документе', width: 60 },
  ];
  const row = (part: UnknownPart): Cell[] => [
    [part.title ?? part.path, part.title ? part.path : ''].filter(Boolean),
    part.text,
  ];
  return limitedTable(columns, parts, row, true);
}
