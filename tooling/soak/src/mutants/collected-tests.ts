import { expect as jestExpect } from 'expect';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Stands in for `vitest` while mutants are tried: the same tests are collected once and called thousands of times, which no
 * runner does. It knows what pure tests use; a test that needs more fails in the run without a mutant.
 */

type Body = (...args: unknown[]) => unknown;

export interface CollectedTest {
  readonly file: string;
  readonly title: string;
  readonly run: () => Promise<void>;
}

interface Suite {
  readonly title: string;
  readonly before: Body[];
  readonly beforeEvery: Body[];
  readonly outer: Suite | undefined;
  isPrepared: boolean;
}

/** A file of what was said before; writing it anew is left to the real runner. */
jestExpect.extend({
  toMatchFileSnapshot(received: unknown, name: string) {
    const expected = readFileSync(path.join(path.dirname(running), name), 'utf8');
    return { pass: received === expected, message: () => `is not what ${name} holds` };
  },
});

/** The test file whose test runs. */
let running = '';
let file = '';
let tests: CollectedTest[] = [];
let suite: Suite = newSuite('', undefined);

function newSuite(title: string, outer: Suite | undefined): Suite {
  return { title, outer, before: [], beforeEvery: [], isPrepared: false };
}

/** Collects the tests that importing a file defines. */
export async function collect(name: string, load: () => Promise<unknown>): Promise<CollectedTest[]> {
  file = name;
  tests = [];
  suite = newSuite('', undefined);
  await load();
  return tests;
}

async function prepare(of: Suite): Promise<void> {
  if (of.outer !== undefined) await prepare(of.outer);
  if (!of.isPrepared) for (const hook of of.before) await hook();
  of.isPrepared = true;
  for (const hook of of.beforeEvery) await hook();
}

function add(title: string, body: Body, args: readonly unknown[] = []): void {
  const own = suite;
  const from = file;
  tests.push({
    file,
    title: `${own.title}${title}`,
    run: async () => {
      running = from;
      await prepare(own);
      await body(...args);
    },
  });
}

function each(table: readonly unknown[]) {
  return (title: string, body: Body) => {
    table.forEach((row, at) => add(`${title} (${at + 1})`, body, Array.isArray(row) ? row : [row]));
  };
}

function group(title: string, body: Body): void {
  const outer = suite;
  suite = newSuite(`${outer.title}${title} › `, outer);
  body();
  suite = outer;
}

export const test = Object.assign((title: string, body: Body) => add(title, body), { each });
export const describe = Object.assign(group, {
  each: (table: readonly unknown[]) => (title: string, body: Body) => {
    for (const row of table) group(title, () => body(...(Array.isArray(row) ? row : [row])));
  },
});
export const beforeAll = (hook: Body) => suite.before.push(hook);
export const beforeEach = (hook: Body) => suite.beforeEvery.push(hook);
/** Nothing a pure test leaves behind is worth removing. */
export const afterAll = () => undefined;
export const afterEach = () => undefined;
export const expect = Object.assign(jestExpect, { assert: (value: unknown) => assert(value) });
