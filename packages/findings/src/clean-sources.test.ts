import type { Finding } from '@proverka/contract/finding';
import { expect, test } from 'vitest';
import { splitCleanSources } from './clean-sources.ts';

const finding = (code: string, changes: Partial<Finding> = {}): Finding => ({
  level: 'clear',
  code,
  task_type: 'courts',
  title: 'Дел не найдено',
  text: '',
  source: 'Картотека судов',
  source_date: '2026-11-20',
  ...changes,
});
const record = { title: 'Дело', facts: [] };
const split = (...findings: Finding[]) => {
  const { told, cleanOf } = splitCleanSources(findings);
  const codes = (all: readonly Finding[]) => all.map(({ code }) => code);
  return { told: codes(told), clean: codes(cleanOf({ type: 'courts' })), cleanOf };
};

test('what a clean source says is told with the source only', () => {
  expect(split(finding('none'))).toMatchObject({ told: [], clean: ['none'] });
});

test('a finding of a document, which no task is named for, is told', () => {
  const { task_type: _, ...ofDocument } = finding('no_encumbrances');
  expect(split(ofDocument)).toMatchObject({ told: ['no_encumbrances'], clean: [] });
});

test.each([
  ['worse than clear', { level: 'attention' }],
  ['unchecked', { level: 'unchecked', kind: 'unanswered' }],
  ['with records', { records: [record] }],
] satisfies [string, Partial<Finding>][])('a finding %s is told', (_what, changes) => {
  expect(split(finding('x', changes))).toMatchObject({ told: ['x'], clean: [] });
});

test('an empty list of records is no record', () => {
  expect(split(finding('x', { records: [] })).clean).toEqual(['x']);
});

test('everything a task says is told when one of it is worth telling', () => {
  expect(split(finding('open_none'), finding('score', { level: 'warning' }))).toMatchObject({
    told: ['open_none', 'score'],
    clean: [],
  });
});

test('records of namesakes leave the source clean', () => {
  expect(
    split(
      finding('none'),
      finding('namesakes', { level: 'attention', kind: 'namesakes', records: [record] }),
    ),
  ).toMatchObject({ told: ['namesakes'], clean: ['none'] });
});

test('the same question about another owner or of another type is another question', () => {
  const [one, other] = ['0192f0c1-0000-7000-8000-000000000001', '0192f0c1-0000-7000-8000-000000000002'];
  const { told, cleanOf } = splitCleanSources([
    finding('of_one', { owner_id: one }),
    finding('of_other', { owner_id: other, level: 'danger' }),
    finding('wanted', { task_type: 'wanted', owner_id: one }),
  ]);
  expect(told.map(({ code }) => code)).toEqual(['of_other']);
  expect(cleanOf({ type: 'courts', owner_id: one }).map(({ code }) => code)).toEqual(['of_one']);
  expect(cleanOf({ type: 'wanted', owner_id: one }).map(({ code }) => code)).toEqual(['wanted']);
  expect(cleanOf({ type: 'courts', owner_id: other })).toEqual([]);
  expect(cleanOf({ type: 'courts' })).toEqual([]);
});
