import type { PreviewTaskState } from '@proverka/contract/preview';
import type { SubjectData } from '@proverka/contract/subject';
import { PLATE_KOPECKS, isByPlate, questionPrice } from '#registers/question-price.domain.ts';
import type { FindingDraft } from '@proverka/findings/finding-draft';

export const PREVIEW_LIFE_MS = 24 * 3600 * 1000;
/** The visitor waits no longer than this; sources without an answer by then are shown as unavailable. */
export const ASKING_MS = 60_000;

const open: ReadonlySet<PreviewTaskState> = new Set(['queued', 'running']);
export const isOpen = (state: PreviewTaskState): boolean => open.has(state);

interface PreviewLimits {
  /** The most that one question may cost us. */
  readonly questionKopecks: number;
  /** The most that finding a car by its plate may cost us, once for all questions; below its price nothing is asked of such a car. */
  readonly plateKopecks: number;
}

/** Previews are free for the visitor: only checks that cost us little are asked. */
export function firstState(type: string, subject: SubjectData, limits: PreviewLimits): PreviewTaskState {
  if (isByPlate(subject) && PLATE_KOPECKS > limits.plateKopecks) return 'after_payment';
  return (questionPrice(type, {}) ?? Infinity) <= limits.questionKopecks ? 'queued' : 'after_payment';
}

export interface PreviewCounts {
  readonly state: 'found' | 'nothing_found';
  readonly records: number;
  readonly namesakes: number;
  readonly facts: { name: string; value: string }[];
}

const MOST_FACTS = 6;
const LONGEST_VALUE = 60;

/** What may be shown of an answer before payment: the number of records and masked values. */
export function countsOf(isFound: boolean, findings: readonly FindingDraft[]): PreviewCounts {
  const records = isFound ? findings.flatMap((finding) => finding.records ?? []) : [];
  const own = records.filter(({ match }) => match?.kind !== 'namesake');
  const namesakes = records.length - own.length;
  // Some registers answer with an empty record instead of none, and to be in no register may be a danger itself.
  const isTold = own.length > 0 || (namesakes === 0 && findings.some(({ level }) => level !== 'clear'));
  return {
    state: isTold ? 'found' : 'nothing_found',
    records: own.length,
    namesakes,
    facts: own
      .flatMap(({ facts }) => facts)
      .slice(0, MOST_FACTS)
      .map(({ name, value }) => ({ name, value: masked(value) })),
  };
}

/** Masked on the server: nothing is sent that a browser could reveal. */
export const masked = (value: string): string =>
  value.slice(0, LONGEST_VALUE).replaceAll(/[\p{L}\p{N}]/gu, '*');
