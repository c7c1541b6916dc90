import type { ExtractOf, Right } from '@proverka/contract/extract';
import { dealFacts, dealTitle } from '@proverka/extract/facts/deal-facts.domain';
import { markFacts } from '@proverka/extract/facts/mark-facts.domain';
import {
  groundsWords,
  hasGrounds,
  recordLines,
  rightLines,
  rightMarks,
  rightTitles,
  type RightMarks,
} from '@proverka/extract/facts/right-facts.domain';
import { emptyTexts } from '@proverka/extract/facts/section-texts';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import type { Block, Cell, Section } from './pdf-view.ts';
import { limitedTable } from './limited-table.domain.ts';
import { sharePicture } from './share-picture.domain.ts';
import { holdersLines, rowOf } from './words.domain.ts';

const columns = [
  { title: rightTitles.holder, width: 28 },
  { title: rightTitles.right, width: 26 },
  { title: rightTitles.record, width: 26 },
  { title: rightTitles.grounds, width: 20 },
];

export function rightsSection(extract: Records, source: string, accent: string): Section {
  const { rights } = extract;
  const withGrounds = hasGrounds(rights);
  const shown = withGrounds ? columns : columns.slice(0, -1);
  const blocks: Block[] =
    rights.length === 0
      ? [{ kind: 'text', title: null, text: emptyTexts(extract).rights }]
      : [
          ...sharePicture(rights, accent),
          ...limitedTable(shown, rights, (right) => rightRow(right).slice(0, shown.length)),
        ];
  return { title: sectionTitles.rights, source, blocks: [...blocks, ...rightMarks(rights).map(marksBlock)] };
}

const rightRow = (right: Right): Cell[] => [
  holdersLines(right.holders),
  rightLines(right),
  recordLines(right),
  groundsWords(right),
];

function marksBlock({ number, level, facts }: RightMarks): Block {
  const note = number === undefined ? null : `№ ${number}`;
  return { kind: 'record', level, title: sectionTitles.rightMarks, note, rows: facts.map(rowOf), text: '' };
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
