import type { Import } from './read-imports.ts';

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly imports: readonly Import[];
}

/** Imports between rooms, grouped by pair; `roomOf` returns null for a file outside any room. */
export function arrowsBetween(
  imports: readonly Import[],
  roomOf: (file: string) => string | null,
): readonly Arrow[] {
  const pairs = new Map<string, { from: string; to: string; imports: Import[] }>();
  for (const one of imports) {
    const [from, to] = [roomOf(one.from), roomOf(one.to)];
    if (from === null || to === null || from === to) continue;
    const key = `${from} → ${to}`;
    const pair = pairs.get(key) ?? { from, to, imports: [] };
    pair.imports.push(one);
    pairs.set(key, pair);
  }
  return [...pairs.values()];
}

/** Imports of a room later in the order, or of a room the order does not list. */
export const againstOrder = (arrows: readonly Arrow[], order: readonly string[]): readonly Arrow[] =>
  arrows.filter(({ from, to }) => !order.includes(to) || order.indexOf(to) > order.indexOf(from));

export const countImports = (arrows: readonly Arrow[]): number =>
  arrows.reduce((sum, { imports }) => sum + imports.length, 0);

/** The first folder below `source`; files directly in `source` are in no room. */
export const roomBelow =
  (source: string) =>
  (file: string): string | null => {
    if (!file.startsWith(`${source}/`)) return null;
    const [room, ...rest] = file.slice(source.length + 1).split('/');
    return rest.length === 0 ? null : (room ?? null);
  };
