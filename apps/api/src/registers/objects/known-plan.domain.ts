import type { ObjectInfo } from '@proverka/contract/object';
import type { KeptDetails } from '../object.store.ts';
import { readPlan } from './object-plan.domain.ts';
import type { PlanReading } from './object-plan.domain.ts';

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
