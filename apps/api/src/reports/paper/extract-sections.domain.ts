import type { Boundary, Extract, ExtractOf, PlainPart } from '@proverka/contract/extract';
import { boundaryFacts } from '@proverka/extract/facts/boundary-facts.domain';
import { noticeAnswers, noticeFacts } from '@proverka/extract/facts/notice-facts.domain';
import { sectionTexts } from '@proverka/extract/facts/section-texts';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { sourceWords } from '@proverka/extract/facts/source-words.domain';
import { encumbrancesSection } from './encumbrances-section.domain.ts';
import { historySection } from './history-section.domain.ts';
import { limitedTable } from './limited-table.domain.ts';
import { objectSection } from './object-section.domain.ts';
import type { Block, Cell, Section } from './pdf-view.ts';
import { planOf } from './plan.domain.ts';
import { rightsTimeLineSections } from './rights-time-line.domain.ts';
import { dealsSection, marksSection, rightsSection } from './rights-section.domain.ts';
import { rowOf } from './words.domain.ts';

/** The content of all documents of a report, each section with its source and date. */
export function sectionsOf(extracts: readonly Extract[], accent: string): Section[] {
  return [
    ...rightsTimeLineSections(extracts, accent),
    ...extracts.flatMap((extract, place) => [
      ...bodyOf(extract, accent, extracts.slice(0, place)),
      ...plainSection(extract),
    ]),
  ];
}

function bodyOf(extract: Extract, accent: string, before: readonly Extract[]): Section[] {
  const source = `Источник: ${sourceWords(extract)}`;
  switch (extract.kind) {
    case 'about_property':
    case 'base_params':
      return [
        objectSection(extract.object, source, accent),
        rightsSection(extract, source, accent),
        ...marksSection(extract, source),
        encumbrancesSection(extract, source),
        ...dealsSection(extract, source),
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
      return [{ title: sectionTitles.document, source, blocks: partsTable(extract.fields) }];
    default:
      return extract satisfies never;
  }
}

/** A history repeats a few facts about the object that another document describes in full. */
function isKnown(extract: ExtractOf<'transfer_of_rights'>, before: readonly Extract[]): boolean {
  return before.some(
    (other) => 'object' in other && other.object.cadastralNumber === extract.object.cadastralNumber,
  );
}

function boundarySection(boundary: Boundary, source: string, accent: string): Section {
  const texts: [string, Cell][] = [
    [sectionTitles.limits, boundary.content ?? ''],
    [sectionTitles.notes, boundary.specialNotes ?? ''],
  ];
  const rows = [...boundaryFacts(boundary).map(rowOf), ...texts.filter(([, value]) => value.length > 0)];
  const facts: Block = { kind: 'facts', rows };
  return { title: sectionTitles.boundary, source, blocks: [facts, ...planOf(boundary.contours, [], accent)] };
}

function noticeSection(extract: ExtractOf<'absence_notice' | 'refusal_notice'>, source: string): Section {
  const { title, lead, meaning } = noticeAnswers[extract.kind];
  const answer: Block = { kind: 'text', title: lead, text: meaning };
  return { title, source, blocks: [answer, { kind: 'facts', rows: noticeFacts(extract).map(rowOf) }] };
}

function plainSection(extract: Extract): Section[] {
  if (extract.plain.length === 0) return [];
  const source = `Источник: ${sourceWords(extract)}`;
  const remark: Block = { kind: 'text', title: null, text: sectionTexts.plain };
  return [{ title: sectionTitles.other, source, blocks: [remark, ...partsTable(extract.plain)] }];
}

function partsTable(parts: readonly PlainPart[]): Block[] {
  const columns = [
    { title: 'Что это', width: 40 },
    { title: 'Как записано в документе', width: 60 },
  ];
  const row = (part: PlainPart): Cell[] => [[part.title, part.path], part.text];
  return limitedTable(columns, parts, row, true);
}
