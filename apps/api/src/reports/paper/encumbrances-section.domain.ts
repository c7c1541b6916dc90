import type { Encumbrance, ExtractOf } from '@proverka/contract/extract';
import { encumbranceRecord } from '@proverka/extract/facts/encumbrance-record.domain';
import { emptyTexts, sectionTexts } from '@proverka/extract/facts/section-texts';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import type { Block, Section } from './pdf-view.ts';
import { rowOf } from './words.domain.ts';

type Records = ExtractOf<'about_property' | 'base_params'>;

const maxRecords = 500;

export function encumbrancesSection(extract: Records, source: string): Section {
  const { encumbrances } = extract;
  const registered = encumbrances.filter(({ isRegistered }) => isRegistered);
  const noted = encumbrances.filter(({ isRegistered }) => !isRegistered);
  const none: Block = { kind: 'text', title: null, text: emptyTexts(extract).encumbrances };
  const heading: Block = { kind: 'text', title: sectionTitles.noted, text: sectionTexts.noted };
  const blocks = [
    ...(registered.length === 0 ? [none] : registered.slice(0, maxRecords).map(recordOf)),
    ...(noted.length === 0 ? [] : [heading, ...noted.slice(0, maxRecords).map(recordOf)]),
  ];
  return { title: sectionTitles.encumbrances, source, blocks };
}

function recordOf(encumbrance: Encumbrance): Block {
  const { title, ended, level, meaning, facts, content } = encumbranceRecord(encumbrance);
  const rows = [
    ...facts.map(rowOf),
    ...(content === undefined ? [] : [[sectionTitles.content, content] as const]),
  ];
  return { kind: 'record', level, title, note: ended ?? null, rows, text: meaning };
}
