import type { ExtractOf, Right } from '@proverka/contract/extract';
import { lastedWords } from '@proverka/report-kit/timeline-days';
import { formatDate } from '@proverka/words/dates';
import { joined } from '@proverka/words/joined';
import { shareWords } from '@proverka/words/extract-words';

export interface Period {
  /** The right's index in the document. */
  readonly key: string;
  readonly title: string;
  readonly start: string;
  readonly end: string | null;
  /** «4 г. 10 мес.». */
  readonly lasted: string;
}

/** More bars are unreadable; the table shows all. */
const maxBars = 30;

/** Rights with a known start date as periods, and the last date the document covers. */
export function periodsOf({ rights, header }: ExtractOf<'transfer_of_rights'>): {
  readonly entries: readonly Period[];
  readonly until: string | null;
} {
  const days = rights.flatMap(({ registeredOn, cancelledOn }) =>
    [registeredOn ?? [], cancelledOn ?? []].flat(),
  );
  const until = header.dateFormation ?? days.sort().at(-1) ?? null;
  if (until === null) return { entries: [], until };
  const entries = rights.flatMap((right, place) => periodOf(right, String(place), until));
  return { entries: entries.slice(-maxBars), until };
}

function periodOf(right: Right, key: string, until: string): Period[] {
  const { registeredOn: start, cancelledOn, holders, shares } = right;
  if (start === undefined) return [];
  const end = cancelledOn ?? null;
  const names = holders.map(({ name }) => name).join('; ');
  const holder = joined([names === '' ? 'правообладатель не указан' : names, ...shares.map(shareWords)]);
  return [
    { key, title: `${formatDate(start)}, ${holder}`, start, end, lasted: lastedWords(start, end ?? until) },
  ];
}
