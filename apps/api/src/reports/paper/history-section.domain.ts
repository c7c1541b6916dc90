import type { ExtractOf, Right } from '@proverka/contract/extract';
import { joined } from '@proverka/words/joined';
import {
  groundsWords,
  historyRecordLines,
  periodLines,
  rightLines,
  rightTitles,
} from '@proverka/extract/facts/right-facts.domain';
import { sectionTexts } from '@proverka/extract/facts/section-texts';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { limitedTable } from './limited-table.domain.ts';
import type { Block, Cell, Section, TimelineBlock } from './pdf-view.ts';
import { holdersLines } from './words.domain.ts';

const columns = [
  { title: rightTitles.period, width: 17 },
  { title: rightTitles.holder, width: 25 },
  { title: rightTitles.right, width: 19 },
  { title: rightTitles.record, width: 21 },
  { title: rightTitles.grounds, width: 18 },
];
const maxBars = 30;

/** The holders over time: a chart, then the same data as a table, oldest first. */
export function historySection(extract: ExtractOf<'transfer_of_rights'>, source: string): Section {
  const rights = [...extract.rights].sort((a, b) =>
    (a.registeredOn ?? '') < (b.registeredOn ?? '') ? -1 : 1,
  );
  const until = extract.header.dateFormation;
  const blocks: Block[] = [...timelineOf(rights, until), ...limitedTable(columns, rights, rightRow)];
  const none: Block = { kind: 'text', title: null, text: sectionTexts.noTransfers };
  return { title: sectionTitles.history, source, blocks: blocks.length === 0 ? [none] : blocks };
}

function rightRow(right: Right): Cell[] {
  return [
    joined(periodLines(right), ' '),
    holdersLines(right.holders),
    rightLines(right),
    historyRecordLines(right),
    groundsWords(right, true),
  ];
}

/** Bars from registration to end; only the latest ones when there are too many to be legible. */
function timelineOf(rights: readonly Right[], until: string | undefined): TimelineBlock[] {
  const dated = rights.filter(({ registeredOn }) => registeredOn !== undefined).slice(-maxBars);
  const first = dated[0]?.registeredOn;
  const last = [until, ...dated.flatMap((right) => [right.registeredOn, right.cancelledOn])]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
  if (first === undefined || last === undefined || dated.length < 2) return [];
  const axis = axisOf(yearOf(first), yearOf(last));
  const at = (date: string) =>
    Math.min(1, Math.max(0, (dayNumber(date) - axis.start) / (axis.end - axis.start)));
  const rows = dated.map((right) => ({
    title:
      right.holders
        .map(({ name }) => name)
        .join('; ')
        .slice(0, 90) || 'не указан',
    note: lasted(right.registeredOn ?? first, right.cancelledOn ?? last),
    from: at(right.registeredOn ?? first),
    to: at(right.cancelledOn ?? last),
    current: right.cancelledOn === undefined,
  }));
  return [
    {
      kind: 'timeline',
      ticks: axis.years.map((year) => ({ at: at(`${year}-01-01`), title: String(year) })),
      rows,
    },
  ];
}

/** «86 дн.», «7 мес.», «3 г. 2 мес.»: enough to notice a quick resale. */
function lasted(from: string, to: string): string {
  const days = dayNumber(to) - dayNumber(from);
  const months = Math.floor(days / 30.44);
  if (months < 3) return `${Math.max(0, days)} дн.`;
  const years = Math.floor(months / 12);
  return joined([years > 0 && `${years} г.`, months % 12 > 0 && `${months % 12} мес.`], ' ');
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

/** About eight evenly spaced years at most. */
function axisOf(firstYear: number, lastYear: number): { start: number; end: number; years: number[] } {
  const span = lastYear + 1 - firstYear;
  const step = [1, 2, 5, 10, 20, 50, 100].find((years) => span / years <= 8) ?? 200;
  const start = Math.floor(firstYear / step) * step;
  const years = Array.from(
    { length: Math.ceil((lastYear + 1 - start) / step) + 1 },
    (_, place) => start + place * step,
  );
  const pad = (year: number) => dayNumber(`${String(year).padStart(4, '0')}-01-01`);
  return { start: pad(start), end: pad(years.at(-1) ?? lastYear + 1), years };
}
