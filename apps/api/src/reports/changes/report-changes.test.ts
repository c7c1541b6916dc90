import { describe, expect, test } from 'vitest';
import { canRestart, editsLeft, shownStatus, whyNotEditable } from './report-changes.domain.ts';
import type { EditableReport } from './report-changes.domain.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

const report = (more: Partial<EditableReport> = {}): EditableReport => ({
  status: 'done',
  createdAt: hoursAgo(1),
  closedAt: null,
  kind: 'person',
  hasOwners: false,
  edits: 0,
  ...more,
});

describe('restarts of a check', () => {
  const task = { status: 'unavailable', restarts: 0 } as const;

  test('a check without an answer may be restarted once, within three days', () => {
    expect(canRestart(task, report(), now)).toBe(true);
    expect(canRestart({ ...task, status: 'failed' }, report({ status: 'running' }), now)).toBe(true);
    expect(canRestart({ ...task, restarts: 1 }, report(), now)).toBe(false);
    expect(canRestart(task, report({ createdAt: hoursAgo(71) }), now)).toBe(true);
    expect(canRestart(task, report({ createdAt: hoursAgo(72) }), now)).toBe(false);
  });

  test.each(['queued', 'running', 'found', 'nothing_found', 'needs_data'] as const)(
    'a %s check can never be restarted',
    (status) => {
      expect(canRestart({ ...task, status }, report(), now)).toBe(false);
    },
  );

  test.each([
    ['its money was given back', { status: 'refunded' }],
    ['its money is on its way back', { status: 'failed' }],
    ['nobody has paid yet', { status: 'created' }],
    ['the report was declared finished', { closedAt: hoursAgo(1) }],
  ] as const)('a check is never restarted when %s', (_why, more) => {
    expect(canRestart(task, report(more), now)).toBe(false);
  });
});

describe('corrections of a subject', () => {
  test('a subject may be corrected twice before a new order is needed', () => {
    expect([0, 1, 2].map((edits) => editsLeft(report({ edits }), now))).toEqual([2, 1, 0]);
    expect([1, 2].map((edits) => whyNotEditable(report({ edits }), now))).toEqual([
      null,
      'edit_limit_reached',
    ]);
  });

  test.each([
    ['an object', { kind: 'object' }],
    ['one of several owners', { hasOwners: true }],
    ['an old report', { createdAt: hoursAgo(72) }],
    ['an item whose money went back', { status: 'refunded' }],
  ] as const)('the subject of %s is never corrected', (_what, more) => {
    expect(whyNotEditable(report(more), now)).toBe('subject_not_editable');
    expect(editsLeft(report(more), now)).toBe(0);
  });
});

describe('a delivered report', () => {
  test('a delivered report is shown in progress while one of its checks is restarted', () => {
    expect(shownStatus('done', [{ status: 'found' }, { status: 'queued' }])).toBe('running');
    expect(shownStatus('done', [{ status: 'found' }, { status: 'needs_data' }])).toBe('needs_data');
    expect(shownStatus('done', [{ status: 'found' }, { status: 'failed' }])).toBe('done');
    expect(shownStatus('refunded', [{ status: 'queued' }])).toBe('refunded');
  });
});
