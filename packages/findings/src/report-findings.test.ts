import type { Finding, Level } from '@proverka/contract/finding';
import { expect, test } from 'vitest';
import { withKeys } from './finding-key.ts';
import { byWeight, isAnswered, mergeFindings } from './report-findings.ts';

const finding = (code: string, level: Level = 'attention', more: Partial<Finding> = {}): Finding => ({
  level,
  code,
  title: `Находка ${code}`,
  text: 'Слова.',
  source: 'Реестр',
  source_date: '2026-11-20',
  ...more,
});
const codes = (findings: readonly Finding[]) => findings.map(({ code }) => code);

test('findings stand from the worst to what could not be checked, limits last, otherwise as they came', () => {
  const findings = [
    finding('limit', 'unchecked', { kind: 'limit' }),
    finding('unchecked', 'unchecked'),
    finding('clear', 'clear'),
    finding('attention', 'attention'),
    finding('warning_1', 'warning'),
    finding('danger', 'danger'),
    finding('warning_2', 'warning'),
  ];
  expect(codes(byWeight(findings))).toEqual([
    'danger',
    'warning_1',
    'warning_2',
    'attention',
    'clear',
    'unchecked',
    'limit',
  ]);
});

test.each(['encumbrances_not_in_document', 'document_says_nothing_of_rights'])(
  'the open question %s is answered by encumbrances of another document, or by their absence',
  (code) => {
    const question = finding(code, 'unchecked');
    expect(isAnswered(question, [question])).toBe(false);
    expect(isAnswered(question, [question, finding('encumbrance_mortgage')])).toBe(true);
    expect(isAnswered(question, [question, finding('no_encumbrances')])).toBe(true);
    expect(isAnswered(question, [finding('no_encumbrances_of_ours'), finding('some_encumbrance_')])).toBe(
      false,
    );
    expect(isAnswered(finding('other'), [finding('no_encumbrances')])).toBe(false);
  },
);

test('a repetition of a later document is dropped, within one document and about two owners it stays', () => {
  const merged = mergeFindings(
    [finding('a'), finding('a'), finding('b', 'attention', { owner_id: '1' })],
    [finding('a', 'danger'), finding('b', 'attention', { owner_id: '2' }), finding('c')],
  );
  expect(merged.map(({ code, owner_id: owner, level }) => [code, owner, level])).toEqual([
    ['a', undefined, 'attention'],
    ['a', undefined, 'attention'],
    ['b', '1', 'attention'],
    ['b', '2', 'attention'],
    ['c', undefined, 'attention'],
  ]);
});

test('an answered question of a document is left out of the report', () => {
  const question = finding('encumbrances_not_in_document', 'unchecked');
  expect(codes(mergeFindings([question], [finding('encumbrance_arrest', 'danger')]))).toEqual([
    'encumbrance_arrest',
  ]);
  expect(codes(mergeFindings([question]))).toEqual(['encumbrances_not_in_document']);
});

test('a key names the task, the code and the record, and the words where these are not enough', () => {
  const findings = [
    finding('alone'),
    finding('of_record', 'warning', { record: '7' }),
    finding('of_record', 'warning', { record: '8' }),
    finding('twice', 'danger', { title: 'Один' }),
    finding('twice', 'danger', { title: 'Два' }),
    finding('same', 'danger', { record: '9', title: 'Три' }),
    finding('same', 'danger', { record: '9', title: 'Четыре' }),
  ];
  const keyed = withKeys('task', findings);
  expect(keyed.map(({ key }) => key)).toEqual([
    'task alone',
    'task of_record 7',
    'task of_record 8',
    'task twice Один Слова.',
    'task twice Два Слова.',
    'task same 9 Три Слова.',
    'task same 9 Четыре Слова.',
  ]);
  expect(keyed.map(({ key: _key, ...rest }) => rest)).toEqual(findings);
});
