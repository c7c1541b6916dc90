import type { Reading } from './read-answer.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether a reply repeats the question that was asked: of the fields both have, all must agree. A reply that repeats none
 * says nothing about itself.
 */
export function aboutWhom(
  asked: Fields,
  said: Fields | null | undefined,
  bare: (text: string) => string = bareText,
): Extract<Reading<unknown>['about'], 'asked' | 'another' | 'unsayable'> {
  const pairs = Object.entries(said ?? {}).flatMap(([name, theirs]) => {
    const [ours, other] = [textOf(asked[name]), textOf(theirs)];
    return name in asked && other !== '' ? [[bare(ours), bare(other)] as const] : [];
  });
  if (pairs.length === 0) return 'unsayable';
  return pairs.every(([ours, theirs]) => ours === theirs) ? 'asked' : 'another';
}

/** Registers write capitals and no «ё». */
export const bareText = (text: string): string => text.toLocaleUpperCase('ru').replaceAll('Ё', 'Е');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
