import type { FlatCondition } from '@proverka/contract/advert';
import type { BuyersWord } from '@proverka/contract/valuation';
import { conditionWords } from '@proverka/words/valuation-words';

/** Larger flats are too rare to be compared. */
export const mostRooms = 6;

/** What the buyer says of the flat, in the query of an address; anything else there is left out. */
export function wordOf(search: URLSearchParams): BuyersWord {
  const condition = search.get('condition') ?? '';
  const rooms = search.get('rooms') ?? '';
  const count = /^\d{1,2}$/.test(rooms) ? Number(rooms) : mostRooms + 1;
  return {
    ...(isCondition(condition) && { condition }),
    ...(count <= mostRooms && { rooms: count }),
  };
}

export const isCondition = (text: string): text is FlatCondition => Object.hasOwn(conditionWords, text);

/** The query with another word of the buyer; what else is there stays. */
export function withWord(search: URLSearchParams, { condition, rooms }: BuyersWord): URLSearchParams {
  const changed = new URLSearchParams(
    [...search].filter(([name]) => name !== 'condition' && name !== 'rooms'),
  );
  if (condition !== undefined) changed.set('condition', condition);
  if (rooms !== undefined) changed.set('rooms', String(rooms));
  return changed;
}

export const saysNothing = ({ condition, rooms }: BuyersWord): boolean =>
  condition === undefined && rooms === undefined;
