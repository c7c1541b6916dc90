import { objectMapOf } from '@proverka/charts/object-map';
import type { ObjectDetails, ObjectInfo, ObjectPlan } from '@proverka/contract/object';
import { planSvg, planWords, readPlan } from './object-plan.domain.ts';
import type { KeptDetails, PlanReading } from './object-plan.domain.ts';

/** What can be drawn of an object from what is kept of it. */
export function readKnown(info: ObjectInfo, { outline, surroundings }: KeptDetails): PlanReading {
  return readPlan({
    number: info.Number,
    kind: surroundings?.kind ?? null,
    outline,
    area: info.Area,
    // What was kept before the map was asked about neighbours says nothing about them.
    neighbours: surroundings?.neighbours ?? { kind: 'silent' },
  });
}

/** The accent of the real-estate brand, the only one with pages of objects. */
const accent = '#14533f';

/** The details of an object whose map has answered, with the plan in words, in both pictures and as a map. */
export function withPlan(info: ObjectInfo, details: KeptDetails): KeptDetails {
  const read = readKnown(info, details);
  if (read.kind !== 'drawable') return { ...details, plan: undrawn(read.kind) };
  const { data } = read;
  return {
    ...details,
    plan: { state: 'drawn', ...planWords(data) },
    pictures: { wide: planSvg(data, 'wide', accent), narrow: planSvg(data, 'narrow', accent) },
    map: objectMapOf(data),
  };
}

const undrawn = (state: 'none' | 'absurd'): ObjectPlan => ({ state, summary: '', notes: [], neighbours: [] });

/** What a page shows: neither the outlines of neighbours nor the pictures and the map, which have calls of their own. */
export function shownDetails({
  surroundings: _outlines,
  pictures: _svg,
  map: _geojson,
  ...shown
}: KeptDetails): ObjectDetails {
  return shown;
}
