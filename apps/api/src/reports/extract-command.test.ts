import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runExtractCommand } from './extract-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'extract-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../../packages/extract/src/fixtures/${name}.xml`, import.meta.url));

async function run(...args: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runExtractCommand(args, {
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
    today: '2024-03-25',
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

test('a document is said as JSON with its kind, facts, findings and what was left', async () => {
  const { code, said, complained } = await run(fixture('syn_about_property_room_flat_mortgage'));
  expect(code).toBe(0);
  expect(complained).toBe('');
  const answer: unknown = JSON.parse(said);
  expect(answer).toMatchObject({
    kind: 'about_property',
    facts: expect.arrayContaining([
      {
        section: 'Объект',
        rows: expect.arrayContaining([['Кадастровый номер', '77:06:0001001:1234']]),
      },
    ]),
    findings: expect.arrayContaining([
      expect.objectContaining({ level: 'warning', code: 'encumbrance_mortgage' }),
    ]),
    unread: [],
    withheld: expect.any(Array),
  });
  expect(Object.keys(answer as object)).toEqual(['kind', 'facts', 'findings', 'unread', 'withheld']);
});

test('a file that cannot be read is one refusal with its reason and exit code 2', async () => {
  const file = join(folder, 'error.xml');
  writeFileSync(file, '<html><body>Ошибка 502</body></html>');
  const { code, said } = await run(file);
  expect(code).toBe(2);
  expect(JSON.parse(said)).toEqual({
    refusal: { code: 'wrong_root', text: expect.stringContaining('не документ ЕГРН') },
  });
});

test('a file that is not there is refused, too', async () => {
  const { code, said } = await run(join(folder, 'no-such.xml'));
  expect(code).toBe(2);
  expect(JSON.parse(said)).toMatchObject({ refusal: { code: 'unreadable_source' } });
});

test('the document is written as a PDF where one is asked for', async () => {
  const pdf = join(folder, 'flat.pdf');
  const { code, said } = await run(fixture('syn_about_property_room_flat_mortgage'), '--pdf', pdf);
  expect(code).toBe(0);
  expect(JSON.parse(said)).toMatchObject({ kind: 'about_property' });
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
});

test.each([[[]], [['--pdf', 'out.pdf']], [['a.xml', '--pdf']], [['a.xml', '--json']], [['a.xml', 'b.xml']]])(
  'wrong words after the command, %j, give the usage and exit code 1',
  async (args) => {
    const { code, said, complained } = await run(...args);
    expect(code).toBe(1);
    expect(said).toBe('');
    expect(complained).toContain('npx pnpm extract');
  },
);
