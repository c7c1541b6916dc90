import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../../test/protocol-fake.ts';
import { createGate } from '#platform/outbound/gate.ts';
import { createFssp } from './fssp.ts';

const signal = new AbortController().signal;
const person = { last_name: 'Тестов', first_name: 'Артём', birth_date: '1980-01-31' };

async function look(answer: FakeAnswer) {
  const { url } = await createProtocolFake([answer]);
  const fssp = createFssp({ url, token: 't' }, createGate({ perSecond: 1000, repeatAfterMs: [] }));
  return fssp.person(person, 'task', signal);
}

const result = (response: object): FakeAnswer => ({
  body: { status: 'success', response: { status: 0, task_end: '2026-11-20 10:00:00', ...response } },
});
const part = (more: object = {}) => ({ status: 0, result: [], ...more });
const asked = (params: object) => result({ result: [part({ query: { type: 1, params } })] });

describe('«nothing found» in the data bank', () => {
  test.each([
    ['the only question is done without rows', result({ result: [part()] })],
    [
      'the result repeats the question in capitals and ISO dates',
      asked({ lastname: 'ТЕСТОВ', firstname: 'АРТЕМ', birthdate: '1980-01-31', region: '-1' }),
    ],
  ])('the data bank has found nothing when %s', async (_when, answer) => {
    expect(await look(answer)).toMatchObject({ kind: 'nothing_found', sourceDate: '2026-11-20' });
  });

  test("the date of an answer is read in any of the data bank's formats, and is unknown when unreadable", async () => {
    const on = (task_end: string) => look(result({ task_end, result: [part()] }));
    expect(await on('20.11.2026 10:00')).toMatchObject({ sourceDate: '2026-11-20' });
    expect(await on('вчера')).toMatchObject({ kind: 'nothing_found', sourceDate: null });
  });
});

describe('unusable answers of the data bank', () => {
  test.each([
    ['without an answer to the question', result({ result: [] })],
    ['without a result', result({})],
    ['without rows at all', result({ result: [{ status: 0 }] })],
    ['with an unknown status', result({ status: 9, result: [part()] })],
    ['with an answer about another person', asked({ lastname: 'ОБРАЗЦОВ' })],
    ['with an answer about another birth date', asked({ birthdate: '31.01.1981' })],
  ])('an answer of the data bank is unusable %s', async (_how, answer) => {
    expect(await look(answer)).toMatchObject({ kind: 'unavailable', isMalformed: true });
  });

  test('a task of the data bank is still working while one of its parts is', async () => {
    expect(await look(result({ result: [part(), part({ status: 1, result: null })] }))).toEqual({
      kind: 'working',
      ticket: 'task',
    });
    expect(await look(result({ status: 2, result: null }))).toMatchObject({ kind: 'working' });
  });

  test('a failed task of the data bank is asked again', async () => {
    expect(await look(result({ result: [part({ status: 3 })] }))).toEqual({ kind: 'ticket_lost' });
  });

  test('an error in a successful HTTP response of the data bank is retried', async () => {
    const body = { status: 'error', code: 429, exception: 'Превышено число запросов', response: {} };
    const answer = await look({ body });
    expect(answer).toMatchObject({ kind: 'unavailable', retryable: true });
    expect(answer).not.toHaveProperty('isMalformed');
  });
});
