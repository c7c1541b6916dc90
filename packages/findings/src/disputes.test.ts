import type { Finding } from '@proverka/contract/finding';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withDisputes, withoutMarks } from './disputes.ts';
import type { DisputeAnswer, FindingDispute } from './disputes.ts';
import { withKeys } from './finding-key.ts';
import { verdictOf } from './verdict.ts';

const finding = (code: string, changes: Partial<Finding> = {}): Finding => ({
  level: 'danger',
  code,
  title: 'Арест',
  text: 'Запись в ЕГРН.',
  source: 'ЕГРН, выписка',
  source_date: '2026-11-20',
  ...changes,
});

const arrest = finding('arrest', { key: 'task arrest', records: [{ title: 'Запись', facts: [] }] });
const calm = finding('calm', { key: 'task calm', level: 'clear', title: 'Права не спорят' });

const openedAt = '2026-11-21T09:00:00.000Z';
const answeredAt = '2026-11-23T09:00:00.000Z';
const open = (key = 'task arrest'): FindingDispute => ({ key, openedAt, answer: null });
const answered = (answer: Partial<DisputeAnswer>): FindingDispute => ({
  ...open(),
  answer: { outcome: 'corrected', answeredAt, reason: 'Сверено.', correction: null, ...answer },
});
const changed = {
  kind: 'changed',
  level: 'attention',
  title: 'Арест снят',
  text: 'Снят 20.11.2026.',
} as const;

describe('disputes about findings', () => {
  test('an open dispute marks its finding and nothing else', () => {
    expect(withDisputes([arrest, calm], [open()])).toEqual([{ ...arrest, disputed_at: openedAt }, calm]);
  });

  test('a correction replaces level, title and text, says why, and the verdict follows it', () => {
    const findings = withDisputes([arrest, calm], [answered({ correction: changed })]);
    expect(findings[0]).toMatchObject({
      code: 'arrest',
      level: 'attention',
      title: 'Арест снят',
      text: 'Снят 20.11.2026.',
      records: arrest.records,
      dispute_answers: [{ outcome: 'corrected', answered_at: answeredAt, reason: 'Сверено.' }],
    });
    expect(findings[0]?.disputed_at).toBeUndefined();
    expect(verdictOf([arrest, calm]).level).toBe('danger');
    expect(verdictOf(findings)).toMatchObject({
      level: 'attention',
      sentence: 'Прямых препятствий к сделке не найдено, но обратите внимание: арест снят.',
    });
  });

  test('a withdrawn finding keeps its title and the reason, and weighs nothing', () => {
    const findings = withDisputes([arrest, calm], [answered({ correction: { kind: 'withdrawn' } })]);
    const gone = findings.find(({ code }) => code === 'arrest');
    expect(gone).toMatchObject({ kind: 'withdrawn', title: 'Арест', text: '' });
    expect(gone?.records).toBeUndefined();
    expect(gone?.dispute_answers?.[0]).toMatchObject({ outcome: 'withdrawn' });
    expect(verdictOf(findings)).toMatchObject({ level: 'clear', reasons: ['calm'] });
  });

  test('a report whose only finding is withdrawn has no verdict, and says why', () => {
    const findings = withDisputes([arrest], [answered({ correction: { kind: 'withdrawn' } })]);
    expect(verdictOf(findings)).toEqual({
      level: 'unchecked',
      sentence: 'Вывод сделать нельзя: находки, на которых он стоял, отозваны.',
      reasons: [],
    });
  });

  test('an explanation stays with the finding, which keeps its weight', () => {
    const [first] = withDisputes([arrest], [answered({ outcome: 'explained' })]);
    expect(first).toMatchObject({ ...arrest, dispute_answers: [{ outcome: 'explained' }] });
  });

  test('money back alone says nothing about the finding', () => {
    expect(withDisputes([arrest], [answered({ outcome: 'money_back' })])).toEqual([arrest]);
  });

  test('a corrected finding may be disputed again', () => {
    const [first] = withDisputes([arrest], [answered({ correction: changed }), open()]);
    expect(first).toMatchObject({
      title: 'Арест снят',
      disputed_at: openedAt,
      dispute_answers: [{ outcome: 'corrected' }],
    });
  });

  test('records about namesakes gain weight only when the staff gives them another level', () => {
    const namesakes: Finding = { ...arrest, kind: 'namesakes', level: 'attention' };
    const told = (level: Finding['level']) =>
      withDisputes([namesakes], [answered({ correction: { ...changed, level } })])[0]?.kind;
    expect(told('attention')).toBe('namesakes');
    expect(told('danger')).toBeUndefined();
  });

  test('a correction of one answer of a source is not applied to the next', () => {
    const [before] = withKeys('first', [finding('arrest')]);
    const after = withKeys('second', [finding('arrest')]);
    const dispute = { ...answered({ correction: { kind: 'withdrawn' } }), key: before?.key ?? '' };
    expect(withDisputes(after, [dispute])).toEqual(after);
  });

  test('a waiting dispute does not change what the hash of a printout is made of', () => {
    expect(withoutMarks(withDisputes([arrest], [open()]))).toEqual(withoutMarks([arrest]));
    expect(withoutMarks(withDisputes([arrest], [answered({ correction: changed })]))).not.toEqual(
      withoutMarks([arrest]),
    );
  });
});

const anyFinding = fc.record({
  code: fc.constantFrom('arrest', 'ban'),
  title: fc.constantFrom('Арест', 'Запрет'),
  text: fc.constantFrom('Один.', 'Два.', 'Три.'),
  record: fc.option(fc.constantFrom('1', '2'), { nil: undefined }),
});

test('findings with one key say the same', () => {
  fc.assert(
    fc.property(fc.array(anyFinding, { maxLength: 8 }), (drafts) => {
      const findings = withKeys(
        'task',
        drafts.map(({ record, code, ...words }) =>
          finding(code, { ...words, ...(record !== undefined && { record }) }),
        ),
      );
      const said = (one: Finding) => [one.key, one.title, one.text].join('|');
      expect(new Set(findings.map(said)).size).toBe(new Set(findings.map(({ key }) => key)).size);
    }),
  );
});

test('what pictures need of records is no part of the hash, and is gone after a correction', () => {
  const plot = {
    kind: 'debt',
    amount_kopecks: 100,
    since: '2024-01-01',
    is_open: true,
    about: 'taxes',
  } as const;
  const owing = finding('debt', { key: 'task debt', records: [{ title: 'Долг', facts: [], plot }] });
  const bare = finding('debt', { key: 'task debt', records: [{ title: 'Долг', facts: [] }] });
  expect(withoutMarks([owing])).toEqual(withoutMarks([bare]));
  const [fixed] = withDisputes([owing], [{ ...answered({ correction: changed }), key: 'task debt' }]);
  expect(fixed?.records).toEqual(bare.records);
});
