import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Stored = { id: string };

/** Records by id in order of insertion; stored in a JSON lines file when there is one. */
export type Collection<T extends Stored> = {
  get: (id: string) => T | undefined;
  all: () => T[];
  put: (item: T) => void;
  remove: (id: string) => void;
  clear: () => void;
};

type Line<T> = T | { id: string; removed: true };

const isRemoved = <T extends Stored>(line: Line<T>): line is { id: string; removed: true } =>
  'removed' in line;

/** A process killed while writing leaves a partial last line: drop it and keep the lines before it. */
function parseLines<T extends Stored>(text: string): Line<T>[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.flatMap((line, index) => {
    try {
      return [JSON.parse(line) as Line<T>];
    } catch (error) {
      if (index === lines.length - 1) return [];
      throw error;
    }
  });
}

function writeWhole(file: string, items: Iterable<Stored>): void {
  const fresh = `${file}.new`;
  writeFileSync(fresh, [...items].map((item) => `${JSON.stringify(item)}\n`).join(''));
  renameSync(fresh, file);
}

export function openCollection<T extends Stored>(file?: string): Collection<T> {
  const items = new Map<string, T>();
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    const lines = existsSync(file) ? parseLines<T>(readFileSync(file, 'utf8')) : [];
    for (const line of lines) {
      if (isRemoved(line)) items.delete(line.id);
      else items.set(line.id, line);
    }
    if (lines.length > 0) writeWhole(file, items.values());
  }
  const append = (line: Line<T>): void => {
    if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
  return {
    get: (id) => items.get(id),
    all: () => [...items.values()],
    put(item) {
      items.set(item.id, item);
      append(item);
    },
    remove(id) {
      if (items.delete(id)) append({ id, removed: true });
    },
    clear() {
      items.clear();
      if (file) writeWhole(file, []);
    },
  };
}
