import { z } from 'zod';
import { loadTitles } from './dictionaries.ts';

const shownParts = new Map(
  Object.entries(loadTitles('shown-parts', z.record(z.string(), z.array(z.string())))).map(
    ([parent, names]) => [parent, new Set(names)] as const,
  ),
);

/**
 * Whether a part nobody read may be shown as it is written. Only what is on the list may: a new element of the register
 * may hold anything.
 */
export function isShownPart(parent: string, name: string): boolean {
  return shownParts.get(parent)?.has(name) ?? false;
}
