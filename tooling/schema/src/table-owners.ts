import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiRoomOrder, apiSource } from '@proverka/house/rooms';
import type { ApiRoom } from '@proverka/house/rooms';

/** The room that declares each table in one of its `*.tables.ts`. */
export function tableOwners(root: string): ReadonlyMap<string, ApiRoom> {
  return new Map(
    apiRoomOrder.flatMap((room) =>
      globSync('**/*.tables.ts', { cwd: path.join(root, apiSource, room) })
        .flatMap((file) => declaredTables(readFileSync(path.join(root, apiSource, room, file), 'utf8')))
        .map((table) => [table, room] as const),
    ),
  );
}

/** Names of tables stand four spaces deep: `declare module`, then `interface Schema`, then the table, or the name of its type. */
export const declaredTables = (source: string): string[] =>
  Array.from(source.matchAll(/^ {4}(\w+): (?:\{|\w+Table;)/gm), ([, name = '']) => name);
