import type { Kind } from '../source/behaviour.domain.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Listing } from './rows.ts';

const KINDS = ['absurd', 'markup', 'dead', 'endless', 'repeat'] as const satisfies Kind[];

export const LISTING = {
  name: 'listing',
  title: 'Содержание объявлений',
  kinds: [...KINDS] satisfies Kind[],
};

/** How adverts are told in this call: honestly, or as a switch of the source wants it. */
export function listingOf(behaviours: Behaviours, source: string, subjects: readonly string[]): Listing {
  const { kind } = behaviours.take({
    source,
    operation: LISTING.name,
    subjects: [...subjects],
    background: true,
  });
  return KINDS.find((one) => one === kind) ?? 'normal';
}
