import { expect, test } from 'vitest';
import { readAnswers } from './answers.ts';
import { findings } from './findings.ts';
import { namedTests, testsIn } from './named-tests.ts';
import { root } from './repository.ts';
import { requirementIds } from './requirement-ids.ts';

const answers = readAnswers(root);

test('the list has the 253 requirements of levels 1 and 2', () => {
  expect(new Set(requirementIds).size).toBe(253);
});

test('every requirement has an answer, and every test it needs', () => {
  expect(findings(root, answers, namedTests(root))).toEqual([]);
});

test('at least 170 requirements are answered by a test named after them', () => {
  const tests = namedTests(root);
  expect(requirementIds.filter((id) => tests.has(id)).length).toBeGreaterThanOrEqual(170);
});

test('a missing answer, a missing test, an unknown number and a missing file are told', () => {
  const [first = ''] = requirementIds;
  const some = new Map(answers).set('V1.2.1', { subject: 'HTML', state: 'met', how: '`apps/none.ts`' });
  some.delete(first);
  const told = findings(root, some, new Map([['V99.1.1', []]]));
  expect(told).toContain(`${first} has no answer in docs/security`);
  expect(told).toContain('a test names V99.1.1, which is no requirement');
  expect(told).toContain('V1.2.1 is met, but no test is named after it');
  expect(told).toContain('V1.2.1 names apps/none.ts, which does not exist');
});

test('titles name requirements at their end, several of them too', () => {
  const ids = ['V1.2.3', 'V4.5.6'];
  const lines = [
    `test("it's kept (${ids.join(', ')})", () => {`,
    '// V7.8.9 is only mentioned',
    `test('none', () => {`,
  ];
  const title = "it's kept";
  expect(testsIn('a.test.ts', lines.join('\n'))).toEqual(ids.map((id) => [id, { file: 'a.test.ts', title }]));
});
