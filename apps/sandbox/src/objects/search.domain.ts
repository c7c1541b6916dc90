import { suggestedAddress } from './address.domain.ts';
import type { Address } from './object.ts';

/** What a number in an address means; a number typed without a word before it may mean anything. */
type Slot = 'house' | 'block' | 'letter' | 'flat' | 'premises' | 'parking' | 'room';

type Token = { text: string; slot?: Slot };

/** Words that say what the next number means. */
const SLOT_WORDS: Record<string, Slot> = {
  д: 'house',
  дом: 'house',
  к: 'block',
  корп: 'block',
  корпус: 'block',
  лит: 'letter',
  литер: 'letter',
  литера: 'letter',
  кв: 'flat',
  квартира: 'flat',
  пом: 'premises',
  помещ: 'premises',
  помещение: 'premises',
  мм: 'parking',
  ком: 'room',
  комната: 'room',
};

/** Words for the kind of place: ignored on both sides, since people abbreviate or omit them. */
const KIND_WORDS = new Set(
  'г гор город ул улица пр пркт проспект пер переулок наб набережная ш шоссе бр бул бульвар россия рф область район рн'.split(
    ' ',
  ),
);

const SYNONYMS: Record<string, string[]> = { спб: ['санкт', 'петербург'], питер: ['санкт', 'петербург'] };

/** Lower case, ё as е, «пр-кт» and «м/м» as one word, letters and digits separated. */
function words(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(пр)-(кт|т)\b/g, 'пркт')
    .replace(/пр-(кт|т)(?=[^а-я]|$)/g, 'пркт')
    .replace(/б-р(?=[^а-я]|$)/g, 'бр')
    .replace(/р-н(?=[^а-я]|$)/g, 'рн')
    .replace(/м\/м/g, 'мм')
    .replace(/(\d)(?=[а-яa-z])/g, '$1 ')
    .replace(/([а-яa-z])(?=\d)/g, '$1 ')
    .split(/[^а-яa-z0-9]+/)
    .filter((word) => word !== '')
    .flatMap((word) => SYNONYMS[word] ?? [word]);
}

/** As the last word typed, «ком» may become «Комиссара Смирнова»; after an address it announces a number. */
function tokens(text: string, options: { typing: boolean }): Token[] {
  const found: Token[] = [];
  let slot: Slot | undefined;
  let last = '';
  for (const word of words(text)) {
    const next = SLOT_WORDS[word];
    last = word;
    if (next) slot = next;
    else if (!KIND_WORDS.has(word) || slot) {
      found.push({ text: word, ...(slot ? { slot } : {}) });
      slot = undefined;
    }
  }
  return slot && found.length === 0 && options.typing ? [{ text: last }] : found;
}

export type SearchEntry = { words: string[]; numbers: Token[] };

const isNumber = ({ text, slot }: Token): boolean => slot !== undefined || /^\d/.test(text);

export function textEntry(text: string, options = { typing: false }): SearchEntry {
  const all = tokens(text, options);
  return {
    words: all.filter((token) => !isNumber(token)).map(({ text: word }) => word),
    numbers: all.filter(isNumber),
  };
}

/** What an address is matched by. */
export const addressEntry = (address: Address): SearchEntry =>
  textEntry(`${address.postcode} ${suggestedAddress(address)}`);

/**
 * A query matches when every word is a prefix of a word of the entry and its numbers come in the entry's order. Only the
 * last number may be incomplete: «д 1» is not house 12, but may become one while the user types.
 */
export function fits(query: SearchEntry, entry: SearchEntry, options: { typing: boolean }): boolean {
  const wordsFit = query.words.every((word) => entry.words.some((candidate) => candidate.startsWith(word)));
  if (!wordsFit) return false;
  let position = 0;
  return query.numbers.every((number, index) => {
    const unfinished = options.typing && index === query.numbers.length - 1;
    const at = entry.numbers.findIndex(
      (candidate, place) =>
        place >= position &&
        (number.slot === undefined || number.slot === candidate.slot) &&
        (candidate.text === number.text || (unfinished && candidate.text.startsWith(number.text))),
    );
    position = at + 1;
    return at !== -1;
  });
}

export const isEmptyEntry = (entry: SearchEntry): boolean => entry.words.length + entry.numbers.length === 0;
