import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { instrument } from './instrument.ts';
import { tryMutants } from './try-mutants.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'proverka-mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The fates of the mutants of a piece of code, by what was changed. */
async function fatesOf(code: string, tests: string): Promise<Record<string, string | undefined>> {
  const file = path.join(folder, 'code.ts');
  const testFile = path.join(folder, 'code.test.ts');
  writeFileSync(file, code);
  writeFileSync(
    testFile,
    `import { expect, test } from 'vitest';\nimport * as code from './code.ts';\n${tests}`,
  );
  const instrumented = await instrument([{ file: 'code.ts', path: file, content: code }]);
  const fates = await tryMutants(instrumented, [testFile], 3000);
  return Object.fromEntries(instrumented.mutants.map(({ id, change }) => [change, fates.get(id)]));
}

test('a change that a test notices is killed, one that none notices survives', async () => {
  const fates = await fatesOf(
    "export const isOld = (age: number): boolean => age > 60;\nexport const unused = () => 'x';",
    'test("old", () => { expect(code.isOld(61)).toBe(true); expect(code.isOld(1)).toBe(false); });',
  );
  expect(fates).toMatchObject({
    'age > 60 → true': 'killed',
    'age > 60 → age <= 60': 'killed',
    'age > 60 → age >= 60': 'survived',
    '\'x\' → ""': 'not covered',
  });
});

test('a change of what runs while a module loads is tried in a module loaded anew', async () => {
  const code =
    "const words: Record<string, string> = { a: 'один', b: 'два' };\nexport const word = (key: string) => words[key];";
  const fates = await fatesOf(code, 'test("word", () => { expect(code.word("a")).toBe("один"); });');
  expect(fates).toMatchObject({ '\'один\' → ""': 'killed', '\'два\' → ""': 'survived' });
});

test('a change that makes the code endless counts as noticed', async () => {
  const code =
    'export function count(to: number): number { let at = 0; while (at < to) at += 1; return at; }';
  const fates = await fatesOf(code, 'test("count", () => { expect(code.count(3)).toBe(3); });');
  expect(['killed', 'endless']).toContain(fates['at += 1 → at -= 1']);
});

test('tests that fail without a mutant are no measure', async () => {
  await expect(
    fatesOf('export const one = 1 + 0;', 'test("two", () => { expect(code.one).toBe(2); });'),
  ).rejects.toThrow('Tests fail without a mutant');
});
