import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../test/protocol-fake.ts';
import { until } from '../../../test/until.ts';
import { createGate } from './gate.ts';

const down = { status: 503, body: 'down' };
const fine = { status: 200, body: '{}' };

describe('the gate to a source', () => {
  test('the gate retries a failed read, never a write', async () => {
    const source = await createProtocolFake([down, fine, down]);
    const gate = createGate({ repeatAfterMs: [1] });
    expect(await gate.read({ url: source.url, timeoutMs: 500 })).toMatchObject({ status: 200 });
    expect(await gate.write({ url: source.url, method: 'POST', timeoutMs: 500 })).toMatchObject({
      status: 503,
    });
    expect(source.seen).toHaveLength(3);
  });

  test('the circuit opens after failures in a row, lets one call probe after a while, and closes again (V16.5.2)', async () => {
    const source = await createProtocolFake([down, down, fine]);
    let now = 0;
    const gate = createGate({
      failuresToOpen: 2,
      coolOffMs: 1000,
      repeatAfterMs: [],
      perSecond: 1e6,
      now: () => now,
    });
    const call = { url: source.url, timeoutMs: 500 };
    await gate.read(call);
    await gate.read(call);
    expect(await gate.read(call)).toEqual({ answered: false, reason: 'circuit_open' });
    expect(source.seen).toHaveLength(2);
    now = 1001;
    const [tried, waiting] = await Promise.all([gate.read(call), gate.read(call)]);
    expect(tried).toMatchObject({ status: 200 });
    expect(waiting).toEqual({ answered: false, reason: 'circuit_open' });
    expect(await gate.read(call)).toMatchObject({ status: 200 });
  });

  test('calls given up by whoever made them leave the circuit as it was', async () => {
    const source = await createProtocolFake([{ silent: true }, { silent: true }, fine]);
    const gate = createGate({ failuresToOpen: 2, repeatAfterMs: [], perSecond: 1e6 });
    for (const calls of [1, 2]) {
      const visitor = new AbortController();
      const asked = gate.read({ url: source.url, timeoutMs: 5000, signal: visitor.signal });
      await until(
        () => Promise.resolve(source.seen.length),
        (seen) => seen === calls,
      );
      visitor.abort();
      expect(await asked).toEqual({ answered: false, reason: 'timeout' });
    }
    expect(await gate.read({ url: source.url, timeoutMs: 500 })).toMatchObject({ status: 200 });
  });

  test('the gate keeps the rate limit and refuses a call that would wait too long', async () => {
    const source = await createProtocolFake([fine]);
    const gate = createGate({ perSecond: 0.1 });
    const call = { url: source.url, timeoutMs: 500 };
    expect(await gate.read(call)).toMatchObject({ status: 200 });
    expect(await gate.read(call)).toEqual({ answered: false, reason: 'crowded' });
  });

  test('where every slot is learnt late, a call takes a second one and begins', async () => {
    const source = await createProtocolFake([fine]);
    let [now, taken] = [0, 0];
    const turns = () => {
      now += 400;
      taken += 1;
      return Promise.resolve(0);
    };
    const gate = createGate({ turns, now: () => now });
    expect(await gate.read({ url: source.url, timeoutMs: 500 })).toMatchObject({ status: 200 });
    expect(taken).toBe(2);
  });

  test('the gate gives up on a silent source and on an endless answer', async () => {
    const silent = await createProtocolFake([{ silent: true }]);
    const gate = createGate({ repeatAfterMs: [] });
    expect(await gate.read({ url: silent.url, timeoutMs: 30 })).toEqual({
      answered: false,
      reason: 'timeout',
    });
    const huge = await createProtocolFake([{ status: 200, body: 'x'.repeat(5000) }]);
    expect(await gate.read({ url: huge.url, timeoutMs: 500, maxBytes: 1000 })).toEqual({
      answered: false,
      reason: 'too_large',
    });
    expect(await gate.read({ url: 'http://127.0.0.1:1/', timeoutMs: 500 })).toEqual({
      answered: false,
      reason: 'unreachable',
    });
  });

  test('an answer that never ends, one that breaks off and silence are told apart', async () => {
    const gate = createGate({ repeatAfterMs: [], longestCallMs: 600 });
    const reason = async (answer: FakeAnswer) => {
      const { url } = await createProtocolFake([answer]);
      return gate.read({ url, timeoutMs: 60_000 });
    };
    expect(await reason({ body: ' ', endlessMs: 10 })).toEqual({ answered: false, reason: 'endless' });
    expect(await reason({ silent: true })).toEqual({ answered: false, reason: 'timeout' });
    expect(await reason({ body: 'half of it', cutAfter: 4 })).toEqual({ answered: false, reason: 'cut_off' });
  });

  test('a redirect is an answer and is not followed (V15.3.2)', async () => {
    const login = await createProtocolFake([fine]);
    const source = await createProtocolFake([{ status: 302, headers: { location: login.url } }]);
    expect(await createGate().read({ url: source.url, timeoutMs: 500 })).toMatchObject({ status: 302 });
    expect(login.seen).toHaveLength(0);
  });

  test('a source that asks to wait for long is not called again at once', async () => {
    const busy = { status: 429, headers: { 'retry-after': '3600' } };
    const source = await createProtocolFake([busy, fine]);
    const gate = createGate({ repeatAfterMs: [1] });
    expect(await gate.read({ url: source.url, timeoutMs: 500 })).toMatchObject({
      status: 429,
      retryAfterMs: 3_600_000,
    });
    expect(source.seen).toHaveLength(1);
  });

  test('a source that asks to wait for a moment is called again after it', async () => {
    const until = new Date(Date.now() - 1000).toUTCString();
    const source = await createProtocolFake([{ status: 503, headers: { 'retry-after': until } }, fine]);
    const gate = createGate({ repeatAfterMs: [1] });
    expect(await gate.read({ url: source.url, timeoutMs: 500 })).toMatchObject({ status: 200 });
  });
});
