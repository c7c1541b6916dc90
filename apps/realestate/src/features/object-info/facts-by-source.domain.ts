import type { ObjectDetails } from '@proverka/contract/object';
import { formatDate } from '@proverka/words/dates';

type ObjectFact = ObjectDetails['facts'][number];

export interface SourceFacts {
  readonly source: string;
  readonly facts: readonly ObjectFact[];
}

/** Facts under the source that states them, in the order they came. */
export function factsBySource(facts: readonly ObjectFact[]): readonly SourceFacts[] {
  const sources = [...new Set(facts.map(({ source }) => source))];
  return sources.map((source) => ({ source, facts: facts.filter((fact) => fact.source === source) }));
}

/** Something that may stand in the way of a deal, seen without reading. */
export const isEncumbrance = ({ title }: ObjectFact): boolean => /^Обременение|^Ограничение/.test(title);

/** The day the fact holds for, unless its own words already have it; empty when the source gives none. */
export function dateToSay({ value, source_date }: ObjectFact): string {
  const day = source_date ? formatDate(source_date) : '';
  return value.includes(day) ? '' : day;
}
