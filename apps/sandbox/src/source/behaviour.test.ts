import { describe, expect, test } from 'vitest';
import { CALL_KINDS, chooseSetting, parseBehaviour, type Setting } from './behaviour.domain.ts';

const setting = (fields: Partial<Setting>): Setting => ({
  id: '',
  source: 'kadnet',
  behaviour: { kind: 'normal' },
  ...fields,
});

describe('which switch a call obeys', () => {
  const whole = setting({});
  const operation = setting({ operation: 'Info' });
  const subject = setting({ subject: '78:1' });
  const both = setting({ operation: 'Info', subject: '78:1' });
  const all = [whole, operation, subject, both];

  test('the most specific switch applies to a call', () => {
    expect(chooseSetting(all, { source: 'kadnet', operation: 'Info', subjects: ['78:1'] })).toBe(both);
    expect(chooseSetting(all, { source: 'kadnet', operation: 'Create', subjects: ['78:1'] })).toBe(subject);
    expect(chooseSetting(all, { source: 'kadnet', operation: 'Info', subjects: ['78:2'] })).toBe(operation);
    expect(chooseSetting(all, { source: 'kadnet', operation: 'Create', subjects: [] })).toBe(whole);
    expect(chooseSetting(all, { source: 'nspd', operation: 'Info', subjects: ['78:1'] })).toBeUndefined();
  });

  test('background work is changed only by a switch that names it', () => {
    const call = { source: 'kadnet', operation: 'processing', subjects: [], background: true as const };
    expect(chooseSetting([whole], call)).toBeUndefined();
    const named = setting({ operation: 'processing' });
    expect(chooseSetting([whole, named], call)).toBe(named);
  });
});

describe('a behaviour read from outside', () => {
  test.each([
    [
      { kind: 'slow', ms: 300 },
      { kind: 'slow', ms: 300 },
    ],
    [
      { kind: 'failing', status: '503', executes: 'on' },
      { kind: 'failing', status: 503, executes: true },
    ],
    [
      { kind: 'broken', how: 'entities' },
      { kind: 'broken', how: 'entities' },
    ],
    [{ kind: 'silent' }, { kind: 'silent' }],
  ])('%o is a valid behaviour', (fields, behaviour) => {
    expect(parseBehaviour(fields, CALL_KINDS)).toEqual(behaviour);
  });

  test.each([
    [{ kind: 'slow' }],
    [{ kind: 'slow', ms: -1 }],
    [{ kind: 'failing', status: 200 }],
    [{ kind: 'broken', how: 'odd' }],
    [{ kind: 'lose' }],
    [{}],
  ])('%o is refused with a reason', (fields) => {
    expect(parseBehaviour(fields, CALL_KINDS)).toBeTypeOf('string');
  });
});
