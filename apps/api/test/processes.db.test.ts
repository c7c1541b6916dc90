import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';
import { expectLedgerLaws } from './ledger-laws.ts';
import { personalDataIn } from './personal-data-in.ts';
import { freePort } from './postgres.ts';
import { runApi, runMigrations, runWorker } from './processes.ts';
import type { RunningProcess } from './processes.ts';
import { until } from './until.ts';
import { reportOf, isDone, startRunningStack } from './running-stack.ts';

const { at, buyAsGuest, payByCard, switchTo, listOf } = startRunningStack();

// Each test starts several processes.
describe('processes', { timeout: 60_000 }, () => {
  test('a killed worker leaves nothing undone and nothing done twice (V16.5.3)', async () => {
    const number = '50:12:0060110:535';
    const customer = await buyAsGuest(number);
    await payByCard(customer);
    await reportOf(customer, ({ status }) => status === 'running');
    at.worker.child.kill('SIGKILL');
    await at.worker.ended;
    at.worker = runWorker(at.environment);
    // The queue notices a dead worker after half a minute; a busy machine takes longer.
    await reportOf(customer, isDone, 120);
    expect(await listOf('extracts', number)).toHaveLength(1);
    await until(
      () => listOf('receipts', customer.email),
      (list) => list.length === 1,
    );
    await expectLedgerLaws(at.database.owner);
  }, 180_000);

  test('processes stop within five seconds of a signal, open streams included', async () => {
    const port = await freePort();
    const second = runApi({ ...at.environment, API_PORT: String(port) });
    const secondWorker = runWorker(at.environment);
    await Promise.all([second.untilSays(/"ready"/), secondWorker.untilSays(/"ready"/)]);
    const number = '77:06:0001001:3001';
    await switchTo({
      source: 'kadnet',
      operation: 'processing',
      subject: number,
      behaviour: { kind: 'stuck' },
    });
    const customer = await buyAsGuest(number);
    await payByCard(customer);
    await reportOf(customer, ({ status }) => status === 'running');
    const stream = await customer.open(`http://127.0.0.1:${port}/report/${customer.itemId}/events`);
    const stopping = performance.now();
    second.child.kill('SIGTERM');
    secondWorker.child.kill('SIGTERM');
    const [{ code }, { code: workerCode }] = await Promise.all([second.ended, secondWorker.ended]);
    expect([code, workerCode]).toEqual([0, 0]);
    expect(await stream.text()).toContain('event: report');
    expect(performance.now() - stopping).toBeLessThan(5000);
  });

  test('API and worker tell their figures on ports of their own, on this machine', async () => {
    const [port, api, worker] = [await freePort(), await freePort(), await freePort()];
    const environment = {
      ...at.environment,
      API_METRICS_PORT: String(api),
      WORKER_METRICS_PORT: String(worker),
    };
    const second = runApi({ ...environment, API_PORT: String(port) });
    const secondWorker = runWorker(environment);
    await Promise.all([second.untilSays(/"ready"/), secondWorker.untilSays(/"ready"/)]);
    const figuresAt = async (of: number) => (await fetch(`http://127.0.0.1:${of}/metrics`)).text();
    const counted = async () =>
      /^proverka_http_request_seconds_count\{.*route="\/products".*\} (\d+)/m.exec(await figuresAt(api))?.[1];
    expect(await counted()).toBeUndefined();
    const headers = { 'x-forwarded-host': 'realestate.localhost' };
    expect((await fetch(`http://127.0.0.1:${port}/products`, { headers })).status).toBe(200);
    await until(counted, (times) => times === '1');
    const common = [
      'proverka_nodejs_eventloop_lag_p99_seconds',
      'proverka_db_pool_connections{state="most"}',
      'proverka_db_pool_waiting',
      'proverka_queue_oldest_seconds{queue="mail.send"}',
      'proverka_outbox_lag_seconds{outbox="webhooks"}',
      'proverka_source_outage{source="kadnet"}',
      'proverka_source_spent_today_rubles{source="kadnet"}',
      'proverka_payments_of_last_hour{state="succeeded"}',
      'proverka_ledger_broken{law="sum"}',
    ];
    for (const [of, name] of [api, worker].flatMap((of) => common.map((name) => [of, name] as const)))
      expect(await figuresAt(of)).toContain(`\n${name} `);
    expect(await figuresAt(worker)).toContain('# TYPE proverka_job_seconds histogram');
    for (const one of [second, secondWorker]) one.child.kill('SIGTERM');
    await Promise.all([second.ended, secondWorker.ended]);
  });

  test('the logs of API and worker are JSON with ids of requests, and say nothing of the people who bought (V16.2.5)', async () => {
    const customer = await buyAsGuest('77:06:0001001:3105');
    await payByCard(customer);
    await reportOf(customer, isDone, 60);
    await fetch(`${at.api}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: customer.email, password: 'Тестов Иван Петрович' }),
    });
    const said = `${at.server.said()}${at.worker.said()}`;
    const lines = said.split('\n').filter((line) => line !== '');
    const requests = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.every(({ reqId, route }) => typeof reqId === 'string' && typeof route === 'string')).toBe(
      true,
    );
    expect(personalDataIn(said)).toEqual([]);
    expect(
      personalDataIn(`{"to":"${customer.email}","who":"Тестов Иван Петрович","phone":"+79990001122"}`),
    ).toHaveLength(4);
  });

  const sentenceOf = async (process: RunningProcess) => {
    const { code } = await process.ended;
    expect(code).toBe(1);
    expect(process.said()).not.toMatch(/\n\s+at /);
    return process
      .said()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
  };

  test('a server reports a taken port in one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const sentences = await sentenceOf(runApi({ ...at.environment, API_PORT: String(port) }));
    expect(sentences).toEqual([`API_PORT ${port} on 127.0.0.1 cannot be used: another process has it.`]);
    taken.close();
  });

  test('a server reports in one sentence that the database is down, refuses or is not migrated', async () => {
    const away = { ...at.environment, DATABASE_URL: 'postgres://owner@127.0.0.1:1/x' };
    expect(await sentenceOf(runWorker(away))).toEqual([
      'The database at DATABASE_URL does not answer (ECONNREFUSED).',
    ]);
    const missing = {
      ...at.environment,
      DATABASE_URL: at.database.url.replace(/[^/]+$/, 'no_such_database'),
    };
    expect(await sentenceOf(runMigrations(missing))).toEqual([
      'The database named in DATABASE_URL does not exist.',
    ]);
    const empty = await createTestDatabase({ migrated: false });
    const bare = { ...at.environment, DATABASE_URL: empty.url, API_PORT: String(await freePort()) };
    expect(await sentenceOf(runApi(bare))).toEqual([
      'The database is not migrated; run `node src/migrate.main.ts` first.',
    ]);
  });

  test('behind a pooler connections work as the application or the server does not start', async () => {
    const { owner, url } = at.database;
    const login = `pooled_${randomBytes(4).toString('hex')}`;
    await owner.query(`create role ${login} login`);
    try {
      await owner.query(`grant proverka_app to ${login}`);
      const pooled = new URL(url);
      pooled.username = login;
      const environment = {
        ...at.environment,
        DATABASE_URL: pooled.href,
        DATABASE_DIRECT_URL: url,
        API_PORT: String(await freePort()),
      };
      expect(await sentenceOf(runApi(environment))).toEqual([
        `Connections of DATABASE_URL work as "${login}" and not as "proverka_app": a pooler in between needs ` +
          'DATABASE_DIRECT_URL beside it, and its user "alter role ... set role proverka_app".',
      ]);
      await owner.query(`alter role ${login} set role proverka_app`);
      const started = runApi(environment);
      await started.untilSays(/"ready"/);
      const ready = async () => (await fetch(`http://127.0.0.1:${environment.API_PORT}/readyz`)).status;
      expect(await ready()).toBe(200);
      await owner.query(`alter role ${login} reset role`);
      await owner.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = $1`, [
        login,
      ]);
      await until(ready, (status) => status === 503);
      // Of the connections that were ended, the first question may tell only that.
      const askAndHear = () => ready().then(started.said);
      await until(askAndHear, (said) => said.includes('database connections work as another role'));
      started.child.kill('SIGTERM');
      await started.ended;
    } finally {
      await owner.query(`drop role ${login}`);
    }
  });

  test('a server of newer code than its database names the first migration that is missing', async () => {
    const { url, owner } = await createTestDatabase();
    const { rows } = await owner.query<{ name: string }>(
      'delete from schema_migration where name = (select max(name) from schema_migration) returning name',
    );
    const older = { ...at.environment, DATABASE_URL: url, API_PORT: String(await freePort()) };
    expect(await sentenceOf(runApi(older))).toEqual([
      `The database lacks the migration ${rows[0]?.name}; run \`node src/migrate.main.ts\` first.`,
    ]);
  });

  test('a server reports every mistake in the configuration in one sentence', async () => {
    const sentences = await sentenceOf(runApi({ DATABASE_URL: 'mysql://x', API_PORT: '0x50' }));
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toMatch(/^DATABASE_URL must be a PostgreSQL URL/);
  });
});
