import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Report } from '@proverka/contract/report';
import { personRoles } from '@proverka/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { PRICE } from '../../../test/orders.ts';
import { testPassword } from '../../../test/people.ts';
import { buy, createReportWorld, deliver } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { listen } from '#platform/db/listen.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createLog } from '#platform/http/log.ts';
import { notifyReportChanged } from '#fulfilment/report-changed.ts';
import { watchOpenStreams } from '../open-streams.ts';

let world: ReportWorld;
let origin: string;
beforeAll(async () => {
  world = await createReportWorld();
  await world.api.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(world.api.server.address() as AddressInfo).port}`;
});

const change = (itemId: string) => inTransaction(world.db, async (tx) => notifyReportChanged(tx, itemId));

/** Reads server-sent events until the stream ends or `until` returns true. */
async function* events(path: string, token: string, signal?: AbortSignal): AsyncGenerator<Report> {
  const response = await fetch(`${origin}${path}`, {
    headers: { authorization: token },
    ...(signal && { signal }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const data = /^event: report\ndata: (.*)$/s.exec(message)?.[1];
      if (data !== undefined) yield JSON.parse(data) as Report;
    }
  }
}

describe('the event stream of a report', () => {
  test('the progress of a report is streamed live and ends with the final state', async () => {
    const person = await world.signIn({ paid: PRICE });
    const itemId = await buy(world, person);
    const seen: string[] = [];
    let delivery = Promise.resolve();
    for await (const report of events(`/report/${itemId}/events`, person.authorization)) {
      seen.push(report.status);
      if (seen.length === 1) delivery = deliver(world);
    }
    await delivery;
    expect(seen[0]).toBe('running');
    expect(seen.at(-1)).toBe('done');
  });

  test('a finished report is sent once', async () => {
    const person = await world.signIn({ paid: PRICE });
    const itemId = await buy(world, person);
    await deliver(world);
    const seen: string[] = [];
    for await (const { status } of events(`/report/${itemId}/events`, person.authorization))
      seen.push(status);
    expect(seen).toEqual(['done']);
  });

  test('a change of a report reaches all of its readers and no others', async () => {
    const people = [await world.signIn({ paid: PRICE }), await world.signIn({ paid: PRICE })];
    const [first, second] = [await buy(world, people[0] as never), await buy(world, people[1] as never)];
    const stop = new AbortController();
    const watch = async (itemId: string, token: string) => {
      const stream = events(`/report/${itemId}/events`, token, stop.signal);
      await stream.next();
      return stream;
    };
    const streams = await Promise.all([
      watch(first, people[0]?.authorization ?? ''),
      watch(first, people[0]?.authorization ?? ''),
      watch(second, people[1]?.authorization ?? ''),
    ]);
    const [one, two, other] = streams.map((stream) => stream.next());
    await change(first);
    expect((await one)?.value).toMatchObject({ order_item_id: first });
    expect((await two)?.value).toMatchObject({ order_item_id: first });
    // A stray event of the first report would be the next thing in this stream.
    await change(second);
    expect((await other)?.value).toMatchObject({ order_item_id: second });
    stop.abort();
  });
});

describe('a watcher whose rights end', () => {
  /** The events seen while the acts are done, each after the event of its place. */
  const watchUntilEnd = async (itemId: string, token: string, ...acts: (() => Promise<unknown>)[]) => {
    const seen: string[] = [];
    for await (const { status } of events(`/report/${itemId}/events`, token)) {
      seen.push(status);
      await acts[seen.length - 1]?.();
    }
    return seen;
  };

  test('the stream ends with its session, and not with another session of the same person', async () => {
    const person = await world.signIn({ paid: PRICE });
    const itemId = await buy(world, person);
    await world.owner.query(
      `insert into session (token_hash, user_id, created_at, expires_at, user_agent)
       select '\\x00', user_id, created_at, expires_at, 'other' from session where user_id = $1 limit 1`,
      [person.id],
    );
    const revoke = (which: string) =>
      world.owner.query(`update session set revoked_at = now() where user_id = $1 and ${which}`, [person.id]);
    const seen = await watchUntilEnd(
      itemId,
      person.authorization,
      async () => {
        await revoke(`user_agent = 'other'`);
        await change(itemId);
      },
      () => revoke('true'),
    );
    expect(seen).toEqual(['running', 'running']);
  });

  test('the stream ends when the account is closed', async () => {
    const person = await world.signIn({ paid: PRICE });
    const itemId = await buy(world, person);
    const close = () => world.owner.query(`update app_user set closed_at = now() where id = $1`, [person.id]);
    expect(await watchUntilEnd(itemId, person.authorization, close)).toEqual(['running']);
  });

  /** A program of the person's, by a token that reads reports. */
  const programOf = async (person: SignedInPerson) => {
    const payload = { password: testPassword, scopes: ['reports:read'], days: 30 };
    const made = await person.request({ method: 'POST', url: '/api/create_or_renew', payload });
    return `Bearer ${made.json<{ token: string }>().token}`;
  };

  test('the stream of a program ends when its token is revoked', async () => {
    const person = await world.signIn({ role: personRoles.realtor, paid: PRICE });
    const itemId = await buy(world, person);
    const revoke = () => person.request({ method: 'DELETE', url: '/api' });
    expect(await watchUntilEnd(itemId, await programOf(person), revoke)).toEqual(['running']);
  });

  test('the stream of a program ends with the term of its token', async () => {
    const person = await world.signIn({ role: personRoles.realtor, paid: PRICE });
    const itemId = await buy(world, person);
    const expire = () =>
      world.owner.query('update api_token set expires_at = now() where user_id = $1', [person.id]);
    expect(await watchUntilEnd(itemId, await programOf(person), expire)).toEqual(['running']);
  });

  test('one user may open only so many streams', async () => {
    const person = await world.signIn({ paid: PRICE });
    const itemId = await buy(world, person);
    const stop = new AbortController();
    const open = () =>
      fetch(`${origin}/report/${itemId}/events`, {
        headers: { authorization: person.authorization },
        signal: stop.signal,
      });
    const answers = await Promise.all(Array.from({ length: 25 }, open));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(24);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    for (const answer of answers) if (answer.status === 429) await answer.text();
    stop.abort();
  });
});

test('a session is asked about once for all of its streams, which end with it', async () => {
  const streams = await watchOpenStreams({ url: world.url, log: createLog('silent', 'test') });
  const userId = randomUUID();
  const asked: string[] = [];
  const ended: string[] = [];
  const open = (credentialId: string, isAlive: boolean) =>
    streams.join(
      { userId, credentialId },
      {
        isAlive: async () => {
          asked.push(credentialId);
          return isAlive;
        },
        end: () => ended.push(credentialId),
      },
    );
  const closings = [open('gone', false), open('gone', false), open('gone', false), open('open', true)];
  await world.owner.query(`select pg_notify('rights_changed', $1)`, [userId]);
  await expect.poll(() => ended).toEqual(['gone', 'gone', 'gone']);
  expect(asked.toSorted()).toEqual(['gone', 'open']);
  for (const close of closings) close?.();
  await streams.stop();
});

describe('the database listener', () => {
  test('the database listener reconnects after a broken connection and reports the gap', async () => {
    let connections = 0;
    const heard: string[] = [];
    let wake = () => undefined as void;
    const next = () => new Promise<void>((resolve) => (wake = resolve));
    const connected = next();
    const listening = await listen({
      url: world.url,
      channel: 'test_channel',
      log: createLog('silent', 'test'),
      onNotify: (payload) => {
        heard.push(payload);
        wake();
      },
      onConnect: () => {
        connections += 1;
        wake();
      },
    });
    await connected;
    const reconnected = next();
    await world.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "test_channel"'`,
    );
    await reconnected;
    expect(connections).toBe(2);
    const said = next();
    await world.owner.query(`select pg_notify('test_channel', 'again')`);
    await said;
    expect(heard).toEqual(['again']);
    await listening.stop();
  });
});
