import type { ObjectDetails } from '@proverka/contract/object';
import { formatDate } from '@proverka/words/dates';

type ObjectFact = ObjectDetails['facts'][number];

export interface SourceFacts {
  readonly source: string;
  readonly facts: readonly ObjectFact[];
}

/** Facts grouped by source, in their original order. */
export function factsBySource(facts: readonly ObjectFact[]): readonly SourceFacts[] {
  const sources = [...new Set(facts.map(({ source }) => source))];
  return sources.map((source) => ({ source, facts: facts.filter((fact) => fact.source === source) }));
}

/** A fact that may prevent a deal and is highlighted. */
export const isEncumbrance = ({ title }: ObjectFact): boolean => /^Обременение|^Ограничение/.test(title);

/** The date of the fact, unless its text contains it already; empty when the source gives none. */
export function dateToSay({ value, source_date }: ObjectFact): string {
  const day = source_date ? formatDate(source_date) : '';
  return value.includes(day) ? '' : day;
}
