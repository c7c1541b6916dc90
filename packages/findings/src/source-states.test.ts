import type { Finding, Level } from '@proverka/contract/finding';
import type { TaskStatus } from '@proverka/contract/report';
import { expect, test } from 'vitest';
import { sourceNote } from './source-band-words.ts';
import { countOf, sourceStates } from './source-states.ts';

const source = (type: string, status: TaskStatus = 'found') => ({ type, status, title: type });
const finding = (type: string, level: Level, changes: Partial<Finding> = {}): Finding => ({
  level,
  code: `${type}_${level}`,
  task_type: type,
  title: type,
  text: '',
  source: '',
  source_date: null,
  ...changes,
});
const records = (count: number) => Array.from({ length: count }, () => ({ title: '', facts: [] }));
const linesOf = (...of: Parameters<typeof sourceStates>) =>
  sourceStates(...of).map((one) => `${one.source.type} ${one.level}: ${sourceNote(one)}`);

test('every source is there once, the gravest first', () => {
  const sources = [
    source('inn', 'nothing_found'),
    source('taxes', 'unavailable'),
    source('fssp'),
    source('courts'),
    source('wanted', 'running'),
    source('credit', 'needs_data'),
  ];
  const findings = [
    finding('courts', 'attention', { records: records(2) }),
    finding('fssp', 'clear', { records: records(5) }),
    finding('fssp', 'danger', { records: records(3) }),
    finding('fssp', 'warning', { records: records(1) }),
  ];
  expect(linesOf(sources, findings)).toEqual([
    'fssp danger: 4 записи',
    'courts attention: 2 записи',
    'taxes unchecked: Не проверено',
    'credit unchecked: Нужны данные',
    'wanted unchecked: Проверяем',
    'inn clear: Замечаний нет',
  ]);
});

test('records of namesakes and withdrawn findings leave a source clear', () => {
  const findings = [
    finding('courts', 'attention', { kind: 'namesakes', records: records(3) }),
    finding('courts', 'danger', { kind: 'withdrawn', records: records(1) }),
  ];
  expect(linesOf([source('courts')], findings)).toEqual(['courts clear: Замечаний нет']);
});

test('the same source about two owners is two sources', () => {
  const owners = ['one', 'other'].map((owner_id) => Object.assign(source('fssp'), { owner_id }));
  const states = sourceStates(owners, [finding('fssp', 'danger', { owner_id: 'other' })]);
  expect(states.map(({ source: { owner_id }, level }) => [owner_id, level])).toEqual([
    ['other', 'danger'],
    ['one', 'clear'],
  ]);
  expect(countOf(states, 'found')).toBe(1);
});
