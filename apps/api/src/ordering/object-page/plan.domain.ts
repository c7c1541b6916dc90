import type { ObjectDetails, ObjectInfo, ObjectPlan } from '@proverka/contract/object';
import type { KeptDetails, KnownObject } from '#registers/object.store.ts';
import { readKnown } from '#registers/objects/known-plan.domain.ts';
import { planSvg, planWords } from '#registers/objects/object-plan.domain.ts';
import type { PlanReading, PlanWidth } from '#registers/objects/object-plan.domain.ts';

/** What a page shows of kept details: the words of the plan in place of the neighbours' outlines. */
export function shownDetails(
  info: ObjectInfo,
  { surroundings, ...shown }: KeptDetails,
  hasMapAnswered: boolean,
): ObjectDetails {
  if (shown.outline === null && !hasMapAnswered) return shown;
  const kept = surroundings ? { ...shown, surroundings } : shown;
  return { ...shown, plan: wordsOf(readKnown(info, kept)) };
}

const wordsOf = (read: PlanReading): ObjectPlan =>
  read.kind === 'drawable'
    ? { state: 'drawn', ...planWords(read.data) }
    : { state: read.kind, summary: '', notes: [], neighbours: [] };

/** The picture as SVG text; `null` when there is nothing to draw. */
export function planPicture({ info, details }: KnownObject, width: PlanWidth, accent: string): string | null {
  const read = details && readKnown(info, details);
  return read?.kind === 'drawable' ? planSvg(read.data, width, accent) : null;
}

/** The accent of the real-estate brand, the only one with pages of objects. */
export const planAccent = '#14533f';
