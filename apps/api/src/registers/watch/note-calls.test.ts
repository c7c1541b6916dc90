import { expect, test } from 'vitest';
import type { Unavailable } from '#platform/outbound/source.ts';
import { noAnswer, noAnswerBy } from '../sources/no-answer.ts';
import { malformed } from '../sources/read-json.ts';
import { createSourceCalls } from './note-calls.ts';
import type { CallFact } from './note-calls.ts';

/** Notes whose facts are kept here; the clock moves by a tenth of a second at each look. */
function notes(write?: (facts: readonly CallFact[]) => Promise<void>) {
  const facts: CallFact[] = [];
  const failures: unknown[] = [];
  let clock = 0;
  const calls = createSourceCalls({
    secret: 'a secret of the tests',
    write:
      write ??
      ((batch) => {
        facts.push(...batch);
        return Promise.resolve();
      }),
    onFailure: (error) => failures.push(error),
    now: () => (clock += 100),
  });
  const ask = (answer: { readonly kind: string }, subject: unknown = 'subject', signal = quiet) =>
    calls.ask('fssp', subject, signal, () => Promise.resolve(answer));
  return { calls, facts, failures, ask };
}

const quiet = new AbortController().signal;
const found = { kind: 'found' };

test('an answer is noted with its time, silence with its cause', async () => {
  const { calls, facts, ask } = notes();
  await ask(found);
  await ask(noAnswer('fssp', 'timeout'));
  await ask(malformed('fssp', 'web_page'));
  await ask(noAnswerBy('fssp', 403));
  await calls.flush();
  expect(facts.map(({ source, ms, cause }) => [source, ms, cause])).toEqual([
    ['fssp', 100, undefined],
    ['fssp', 100, 'timeout'],
    ['fssp', 100, 'malformed'],
    ['fssp', 100, 'refused'],
  ]);
});

test('a question the source did not accept is an answer, and one we had no time for is no question', async () => {
  const { calls, facts, ask } = notes();
  await ask(noAnswerBy('fssp', 422));
  await ask(noAnswer('fssp', 'crowded'));
  await calls.flush();
  expect(facts.map(({ cause }) => cause)).toEqual([undefined]);
});

test('a visitor who leaves does not make a source look silent, a source that takes too long does', async () => {
  const { calls, facts, ask } = notes();
  const visitor = new AbortController();
  visitor.abort();
  const silence: Unavailable = noAnswer('fssp', 'timeout');
  await ask(silence, 'left', visitor.signal);
  await ask(silence, 'late', AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  await calls.flush();
  expect(facts).toHaveLength(1);
});

test('the same question has the same mark, another one another, and none tells whom it is about', async () => {
  const { calls, facts, ask } = notes();
  await ask(found, { last_name: 'Тестов' });
  await ask(found, { last_name: 'Тестов' });
  await ask(found, { last_name: 'Образцов' });
  await calls.flush();
  const [one, again, other] = facts.map(({ question }) => question);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  expect(JSON.stringify(facts)).not.toContain('Тестов');
});

test('what the database did not take is told, and notes go on', async () => {
  let isUp = false;
  const taken: CallFact[] = [];
  const { calls, failures, ask } = notes((batch) => {
    if (!isUp) return Promise.reject(new Error('the database is away'));
    taken.push(...batch);
    return Promise.resolve();
  });
  await ask(found);
  await calls.flush();
  expect(failures).toHaveLength(1);
  isUp = true;
  calls.cached('kadnet');
  calls.spent('supplier', 0);
  calls.spent('supplier', 150);
  await calls.flush();
  expect(taken).toEqual([
    { source: 'kadnet', cached: 1 },
    { source: 'supplier', kopecks: 150 },
  ]);
});
