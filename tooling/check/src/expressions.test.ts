import { expect, test } from 'vitest';
import { expressionsIn, hardTexts, slowest } from './expressions.ts';

/** Where texts of strangers and of outside systems are read. */
const folders = [
  'apps/api/src',
  ...'archive bank-exchange contract extract findings signature validation words'
    .split(' ')
    .map((name) => `packages/${name}`),
];

const LENGTH = 30_000;
/** An expression that reads a text once needs a few milliseconds; one that begins anew at each place needs half a second. */
const ENOUGH_MS = 120;
const SHORT = 400;

/** Expressions that may be slow, and why nobody can make them so. */
const reasons: Readonly<Record<string, string>> = {
  [String.raw`apps/api/src/platform/apart/child.main.ts /\bat .*\/((?:apps|packages|node_modules)\/[^)\s]+)/u`]:
    'reads the place of an error, ten lines',
  [String.raw`apps/api/src/registers/sources/json-keys.domain.ts /"(?:[^"\\]|\\.)*"|[{}:]/gsu`]:
    'reads JSON that has been parsed: every text in it ends',
  [String.raw`apps/api/src/platform/config/environment.ts /\/+$/`]: 'reads our own configuration',
  [String.raw`apps/api/src/reports/verdicts/verdict-table.ts /\s*\n\s*/gu`]:
    'writes a table of our own cases',
  [String.raw`packages/findings/src/damage-shapes.ts /(-?[\d.]+) (-?[\d.]+)/gu`]: 'reads our own drawings',
  [String.raw`packages/words/src/number-format.ts /\B(?=(?:\d{3})+$)/g`]: 'reads the digits of one number',
};

const isSlow = (source: string, flags = '') => {
  const expression = { file: 'here', source, flags };
  // Short texts first: what is worse than quadratic would never end with long ones.
  return [SHORT, LENGTH].some(
    (length) => slowest(expression, hardTexts(expression, length), ENOUGH_MS) > ENOUGH_MS,
  );
};

test.each([
  ['a nested repetition', String.raw`^(?:a+)+$`],
  ['blanks at the end', String.raw`\s+$`],
  ['one of two ends', String.raw`^-+|-+$`],
  ['the insides of brackets', String.raw`\([^)]*\)`],
  ['a link', String.raw`\]\((\/[^\s)]*)\)`],
  ['texts in quotes', String.raw`"(?:[^"\\]|\\.)*"`],
  ['two runs of the same', String.raw`^[\d:. ]*\d[\d:. ]*$`],
  ['an instruction without its end', String.raw`<\?x (?![^>]*href=)`],
])(
  'an expression that begins anew at each place is noticed: %s',
  (_what, source) => {
    expect(isSlow(source, 'g')).toBe(true);
  },
  120_000,
);

test('expressions over texts of strangers read a text once', () => {
  const slow = expressionsIn(folders)
    .map(({ file, source, flags }) => ({ name: `${file} /${source}/${flags}`, source, flags }))
    .filter(({ name, source, flags }) => !(name in reasons) && isSlow(source, flags))
    .map(({ name }) => name);
  expect(slow).toEqual([]);
}, 600_000);
