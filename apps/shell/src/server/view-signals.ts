import { vitals } from '@proverka/release/measures.domain';
import { networkOf } from '@proverka/validation/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { shellDecl } from '../app/shell-decl.ts';
import { viewSignals, viewSignalsPath, type ViewReport } from '../app/view-signals.ts';
import type { ActiveSet } from './active-set.ts';
import { siteOfRequest } from './known-site.ts';
import { commonSecurityHeaders } from './security-headers.ts';
import type { TrialCounts } from './trial-counts.ts';
import type { Of, VersionCounts } from './version-counts.ts';
import { chooseSet, placeOf, type SetSource } from './visitor-set.ts';

const MOST_BYTES = 512;
/** A page sends a few reports; an office behind one address opens many pages. */
const MOST_A_MINUTE = 240;
const MOST_NETWORKS = 20_000;
const MINUTE_MS = 60_000;
/** What counts as a quick first paint: https://web.dev/articles/fcp */
const SLOW_MS = 1800;

/** Milliseconds; thousandths for the layout shift. */
const time = z.number().int().min(0).max(600_000);

const reportSchema = z.strictObject({
  set: z.string().max(64),
  remote: z.string().max(40),
  signals: z.array(z.enum(viewSignals)).max(viewSignals.length),
  age: z.number().int().min(0),
  paint: time.optional(),
  vitals: z.strictObject({ ttfb: time, lcp: time, inp: time, cls: time }).partial().optional(),
});

interface ViewSignals extends SetSource {
  readonly versions: VersionCounts;
  readonly counts: TrialCounts;
  readonly now: () => number;
}

/**
 * Takes what pages say of themselves. Whatever is wrong with a report, the answer is the same and it counts nothing: it may
 * come from anybody.
 */
export function takeViewSignals(scope: FastifyInstance, source: ViewSignals): void {
  const mayReport = allowance(source.now);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, text, parsed) =>
    parsed(null, text),
  );
  scope.post(viewSignalsPath, { bodyLimit: MOST_BYTES }, (request, reply) => {
    void reply.code(204).headers({ ...commonSecurityHeaders, 'cache-control': 'no-store' });
    const network = networkOf(request.ip);
    const report = isOurs(request) ? readReport(request.body) : null;
    if (report && mayReport(network)) take(request, report, network);
    return reply.send();
  });

  function take(request: FastifyRequest, report: ViewReport, network: string): void {
    const { cookie } = request.headers;
    const site = siteOfRequest(request);
    const { active, trial } = chooseSet(source, site, cookie);
    // A tab with another set tells nothing about this one.
    if (active.set.id !== report.set || !isOfSet(active, report.remote)) return;
    const { remote, paint, signals } = report;
    countVersion(source.versions, source.versions.of(active, remote), report);
    // Tabs opened before the trial would tell about stable only.
    const openedAt = source.now() - report.age;
    if (!trial || placeOf(site, cookie) === null || openedAt < trial.since) return;
    const counted = { ...trial, network };
    for (const signal of new Set(signals)) {
      if (signal === 'view') source.counts.view(counted, remote);
      else source.counts.happened(counted, remote, signal);
    }
    if (paint !== undefined && paint > SLOW_MS) source.counts.happened(counted, remote, 'slowPaints');
  }
}

function countVersion(
  versions: VersionCounts,
  of: Of,
  { paint, signals, vitals: measured = {} }: ViewReport,
) {
  for (const signal of new Set(signals)) versions.signal(of, signal);
  const values = { ...measured, fcp: paint };
  for (const vital of vitals) {
    const value = values[vital];
    if (value !== undefined) versions.vital(of, vital, value);
  }
}

const isOfSet = ({ set }: ActiveSet, remote: string): boolean =>
  remote === shellDecl.id || Object.hasOwn(set.remotes, remote);

/** Browsers name the site a request comes from; those that do not are believed. */
const isOurs = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

function readReport(body: unknown): ViewReport | null {
  try {
    return reportSchema.parse(JSON.parse(String(body)));
  } catch {
    return null;
  }
}

/** So many reports a minute and network, and nothing from further networks when there are too many. */
function allowance(now: () => number): (network: string) => boolean {
  let minute = 0;
  const reports = new Map<string, number>();
  return (network) => {
    const here = Math.floor(now() / MINUTE_MS);
    if (here !== minute) reports.clear();
    minute = here;
    const count = (reports.get(network) ?? 0) + 1;
    if (count > MOST_A_MINUTE || (count === 1 && reports.size >= MOST_NETWORKS)) return false;
    reports.set(network, count);
    return true;
  };
}
