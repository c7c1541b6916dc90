import type { DealSeller, DealStep } from '@proverka/contract/deal';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';

/** What a buyer writes into a folder. */
export interface DealWords {
  readonly objectKey: string;
  readonly objectAddress: string;
  readonly sellers: readonly DealSeller[];
  readonly steps: readonly DealStep[];
  readonly notes: string;
}

/** The change of a folder; what is not named stays. */
export type DealChange = Readonly<{ [Part in keyof DealWords]?: DealWords[Part] | undefined }>;

/** The steps of a new folder, in the order of a usual purchase. */
export const usualSteps: readonly DealStep[] = (
  ['advance', 'contract', 'registration', 'payment', 'handover'] as const
).map((kind) => ({ kind, title: '', planned_on: null, done_on: null }));

type ChangeRefusal = 'deal_changed' | 'deal_step_doubled' | 'deal_step_in_future';

/**
 * The words of a folder after a change made on `version` of it. `today` is the day in Moscow; one day later is still today
 * somewhere in Russia.
 */
export function changeDeal(
  now: DealWords & { readonly version: number },
  { version, ...change }: DealChange & { readonly version: number },
  today: string,
): Result<DealWords, ChangeRefusal> {
  if (version !== now.version) return refuse('deal_changed');
  const steps = change.steps ?? now.steps;
  const kinds = steps.map(({ kind }) => kind).filter((kind) => kind !== 'other');
  if (new Set(kinds).size < kinds.length) return refuse('deal_step_doubled');
  const latest = dayAfter(today);
  const isEarly = steps.some(({ done_on: doneOn }) => doneOn !== null && doneOn > latest);
  if (isEarly) return refuse('deal_step_in_future');
  return done({
    objectKey: change.objectKey ?? now.objectKey,
    objectAddress: change.objectAddress ?? now.objectAddress,
    sellers: change.sellers ?? now.sellers,
    steps,
    notes: change.notes ?? now.notes,
  });
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The next step: of those not done the one planned first; without any date the first of the list. */
export function nextStep(steps: readonly DealStep[]): DealStep | null {
  const [first, ...others] = steps.filter(({ done_on: doneOn }) => doneOn === null);
  if (first === undefined) return null;
  return others.reduce((next, step) => (dayOf(step) < dayOf(next) ? step : next), first);
}

const dayOf = ({ planned_on: plannedOn }: DealStep): string => plannedOn ?? '9999-12-31';

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'image/png': 'png',
};

/** The name a document is downloaded by: what the owner called it, without what a header or a folder takes amiss. */
export function downloadName(fileName: string, type: string): string {
  const ending = endings[type] ?? 'bin';
  const stem = fileName
    .normalize('NFC')
    .replace(/\.[^./\\\s]{1,10}$/, '')
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${Array.from(stem).slice(0, 80).join('').trim() || 'document'}.${ending}`;
}
