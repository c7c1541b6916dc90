import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCollection } from './collection.ts';

type Thing = { id: string; value: number };

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  file = join(folder, 'things.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a collection', () => {
  test('a collection survives a restart with its changes, removals and order', () => {
    const before = openCollection<Thing>(file);
    for (const id of ['a', 'b', 'c']) before.put({ id, value: 1 });
    before.put({ id: 'a', value: 2 });
    before.remove('b');
    expect(openCollection<Thing>(file).all()).toEqual([
      { id: 'a', value: 2 },
      { id: 'c', value: 1 },
    ]);
  });

  test('only the partial last line of a process killed while writing is dropped', () => {
    openCollection<Thing>(file).put({ id: 'a', value: 1 });
    appendFileSync(file, '{"id":"b","va');
    expect(openCollection<Thing>(file).all()).toEqual([{ id: 'a', value: 1 }]);
  });

  test("damage in the middle of a collection's file is reported", () => {
    openCollection<Thing>(file).put({ id: 'a', value: 1 });
    appendFileSync(file, 'broken\n{"id":"b","value":1}\n');
    expect(() => openCollection<Thing>(file)).toThrow(/JSON/);
  });

  test('the file of a collection is compacted to its contents', () => {
    const things = openCollection<Thing>(file);
    for (let value = 0; value < 50; value += 1) things.put({ id: 'a', value });
    openCollection<Thing>(file);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
  });

  test('a collection without a file stays in memory', () => {
    const things = openCollection<Thing>();
    things.put({ id: 'a', value: 1 });
    things.clear();
    expect(things.all()).toEqual([]);
  });
});
