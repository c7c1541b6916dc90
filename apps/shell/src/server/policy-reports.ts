import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { readViolations } from './policy-report.domain.ts';
import { commonSecurityHeaders, policyReportsPath } from './security-headers.ts';

const MOST_BYTES = 16 * 1024;
/** Extensions of browsers cause most reports: a few lines a minute are enough to see a mistake of ours. */
const MOST_LINES = 20;
const MINUTE_MS = 60_000;

interface PolicyReports {
  readonly registry: Registry;
  readonly now: () => number;
}

/** Takes reports of browsers about what the content security policy stopped: counted, and some logged without the visitor. */
export function policyReports(scope: FastifyInstance, { registry, now }: PolicyReports): void {
  const stopped = new Counter({
    name: 'proverka_shell_policy_violations_total',
    help: 'What browsers say the content security policy stopped, by kind of directive',
    labelNames: ['directive'] as const,
    registers: [registry],
  });
  const lines = { minute: 0, count: 0 };
  const mayLog = (): boolean => {
    const minute = Math.floor(now() / MINUTE_MS);
    if (minute !== lines.minute) Object.assign(lines, { minute, count: 0 });
    lines.count += 1;
    return lines.count <= MOST_LINES;
  };
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, text, parsed) => parsed(null, text),
  );
  scope.post(policyReportsPath, { bodyLimit: MOST_BYTES }, (request, reply) => {
    for (const violation of readViolations(typeof request.body === 'string' ? request.body : '')) {
      stopped.inc({ directive: known.has(violation.directive) ? violation.directive : 'other' });
      if (mayLog()) request.log.warn(violation, 'the content security policy stopped something');
    }
    return reply.code(204).headers(commonSecurityHeaders).send();
  });
}

const known: ReadonlySet<string> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);
