import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { readViolations } from './policy-report.domain.ts';
import { policyReports } from './policy-reports.ts';
import { documentHeaders } from './security-headers.ts';

async function openReports() {
  const lines: string[] = [];
  const registry = new Registry();
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  await app.register(async (scope) => policyReports(scope, { registry, now: () => 0 }));
  onTestFinished(() => app.close());
  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: '/policy-reports', payload, headers: { 'content-type': type } });
  return { send, lines, registry };
}

const report = (more: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://fizcheck.example/object/77:01:0001001:1024/?email=person@example.com#x',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/secret/path?token=1',
    'script-sample': 'Тестов Иван',
    ...more,
  },
});

test('documents tell browsers where to report what the policy stopped (V3.4.3)', () => {
  const headers = documentHeaders({ payment: [], assets: [], chat: [] }, null);
  expect(headers['content-security-policy']).toMatch(/; report-uri \/policy-reports; report-to policy$/);
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
});

test('a report is counted and logged as directive, origin and kind of page, and nothing else of it', async () => {
  const { send, lines, registry } = await openReports();
  expect((await send(JSON.stringify(report()))).statusCode).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/object/',
  });
  expect(lines[0]).not.toMatch(/1024|person@|secret|token|Тестов/);
  const [newer] = readViolations(
    JSON.stringify([
      {
        type: 'csp-violation',
        body: { documentURL: 'https://a.example/', effectiveDirective: 'script-src', blockedURL: 'inline' },
      },
    ]),
  );
  expect(newer).toEqual({ directive: 'script-src', blocked: 'inline', page: '/' });
  expect(await registry.metrics()).toContain(
    'proverka_shell_policy_violations_total{directive="script-src-elem"} 1',
  );
});

test('reports cost a bounded body, log and number of counters, whatever they hold', async () => {
  const { send, lines, registry } = await openReports();
  for (let index = 0; index < 100; index += 1) {
    await send(JSON.stringify(report({ 'effective-directive': `x-${'y'.repeat(index % 30)}` })));
  }
  expect(lines).toHaveLength(20);
  expect((await registry.metrics()).match(/violations_total\{/g)).toHaveLength(1);
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
  for (const strange of [
    '',
    '{',
    'null',
    '[]',
    '[null,1,[]]',
    '{"csp-report":1}',
    '{"csp-report":{"effective-directive":"<b>"}}',
  ])
    expect([strange, (await send(strange || ' ')).statusCode]).toEqual([strange, 204]);
  expect((await send('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect(lines).toHaveLength(20);
});
