import type { TimeLineData, TimeLineEntry } from '@proverka/charts/time-line-data';
import type { Encumbrance, Extract, Right } from '@proverka/contract/extract';
import { joined } from '@proverka/words/joined';
import { levelWords } from '@proverka/words/level-words';
import { shareWords } from '@proverka/words/extract-words';
import { encumbranceRecord } from './encumbrance-record.domain.ts';
import { sourceWords } from './source-words.domain.ts';

export interface RightsTimeLine {
  readonly title: string;
  /** «Источник: ЕГРН, выписка № …, данные на 20.11.2026» */
  readonly source: string;
  readonly data: TimeLineData;
}

type WithRights = Exclude<Extract, { kind: 'boundaries' | 'absence_notice' | 'refusal_notice' | 'other' }>;

/**
 * Rights and encumbrances of each object of the documents on one axis of time. Nothing where a picture says less than the table: of a
 * single record, or of transfers without encumbrances, which have bars of their own.
 */
export function rightsTimeLines(extracts: readonly Extract[]): RightsTimeLine[] {
  const byObject = Map.groupBy(extracts.filter(hasRights), ({ object }) => object.cadastralNumber);
  return [...byObject].flatMap(([number, documents]): RightsTimeLine[] => {
    const data = dataOf(documents);
    const title = 'Права и обременения по времени';
    if (data === null) return [];
    const source = `Источник: ${documents.map(sourceWords).join('; ')}`;
    return [{ title: byObject.size > 1 ? `${title}: ${number}` : title, source, data }];
  });
}

const hasRights = (extract: Extract): extract is WithRights =>
  extract.kind === 'about_property' ||
  extract.kind === 'base_params' ||
  extract.kind === 'transfer_of_rights';

function dataOf(documents: readonly WithRights[]): TimeLineData | null {
  const transfers = documents.find(({ kind }) => kind === 'transfer_of_rights');
  const current = documents.find(({ kind }) => kind !== 'transfer_of_rights');
  const encumbrances = documents.flatMap((one) =>
    one.kind === 'transfer_of_rights' ? [] : one.encumbrances,
  );
  const rights = [...(transfers?.rights ?? []), ...newOf(current?.rights ?? [], transfers?.rights ?? [])];
  const lanes = [...lanesOf(rights.flatMap(rightEntry)), ...lanesOf(encumbrances.flatMap(encumbranceEntry))];
  const limited = encumbrances.flatMap(encumbranceEntry).length;
  const count = lanes.reduce((sum, { entries }) => sum + entries.length, 0);
  const until = documents
    .flatMap(({ header }) => header.dateFormation ?? [])
    .sort()
    .at(-1);
  if (until === undefined || count < 2 || (transfers !== undefined && limited === 0)) return null;
  return { lanes, until, levelTitles: levelWords };
}

/** Rights the history of transfers does not have. */
const newOf = (rights: readonly Right[], known: readonly Right[]): Right[] =>
  rights.filter(({ number }) => number === undefined || known.every((other) => other.number !== number));

interface Placed {
  readonly lane: string;
  readonly entry: TimeLineEntry;
}

const lanesOf = (placed: readonly Placed[]): TimeLineData['lanes'] =>
  Array.from(
    Map.groupBy(placed, ({ lane }) => lane),
    ([title, some]) => ({ title, entries: some.map(({ entry }) => entry) }),
  );

function rightEntry({ type, registeredOn: start, cancelledOn, holders, shares }: Right): Placed[] {
  if (start === undefined) return [];
  const names = holders.map(({ name }) => name).join('; ');
  const title = joined([names === '' ? 'правообладатель не указан' : names, ...shares.map(shareWords)]);
  return [{ lane: type?.value ?? 'Вид права не указан', entry: { title, start, end: cancelledOn ?? null } }];
}

/** In force until the register cancels the record, whatever term it names. */
function encumbranceEntry(encumbrance: Encumbrance): Placed[] {
  const { registeredOn, period, cancelledOn, beneficiaries } = encumbrance;
  const start = registeredOn ?? period?.startsOn;
  if (start === undefined) return [];
  const { title: lane, level } = encumbranceRecord(encumbrance);
  const title = beneficiaries.map(({ holder }) => holder.name).join('; ') || lane;
  return [
    {
      lane,
      entry: { title, start, end: cancelledOn ?? null, ...(cancelledOn === undefined && { level }) },
    },
  ];
}
