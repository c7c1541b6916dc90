import type { PageFacts } from './page-facts.ts';
import { siteName, type Visit } from './visits.ts';

export interface Judged {
  readonly visit: Visit;
  readonly now: PageFacts;
  /** The page in the set that is served; `undefined` when it has none. */
  readonly before: PageFacts | undefined;
  readonly serverMs: number;
}

/** Why a page must not be released, one plain line per reason that names remote, page, site and visitor. */
export function judgePage({ visit, now, before, serverMs }: Judged): string[] {
  const { remote, route, path, host, visitor } = visit;
  const start = `${remote}, page ${route} (${path}) of ${siteName(host)} for ${visitor === 'staff' ? 'the staff' : `a ${visitor}`}`;
  const reasons = [
    ...judgeServed(now.served, before?.served, serverMs),
    ...judgeOpened(now.opened, before?.opened ?? undefined),
  ];
  return reasons.map((reason) => `${start}: ${reason}`);
}

type Served = PageFacts['served'];
type Opened = NonNullable<PageFacts['opened']>;

function judgeServed(now: Served, before: Served | undefined, serverMs: number): string[] {
  const { status, why } = now;
  const because = why === null ? '' : `: ${why}`;
  if (status === 0) return [`no answer within the time a page may take${because}`];
  const was = before ? ` where it was ${before.status}` : '';
  // A page nobody had before may say that its fixture names nothing; a server's error is one of the code.
  const isWorse = before ? before.status < 400 && status >= 400 : status >= 500;
  if (isWorse || (before?.status === 200 && status !== 200)) return [`answered ${status}${was}${because}`];
  // What was slow may stay so, and become no slower.
  const wasMs = before?.ms ?? 0;
  const isSlow = now.ms > serverMs && (wasMs <= serverMs || now.ms > wasMs * 1.5);
  return [
    ...(isSlow ? [`takes ${Math.round(now.ms)} ms on the server, and may take ${serverMs}`] : []),
    ...(status === 200 && now.title === '' ? ['has no title'] : []),
    ...(status === 200 ? lost(before?.landmarks, now.landmarks) : []),
    ...(status === 200 && now.styles === 0 && (before?.styles ?? 0) > 0
      ? ['links no style sheet of its own any longer']
      : []),
  ];
}

function judgeOpened(now: PageFacts['opened'], before: Opened | undefined): string[] {
  if (!now) return [];
  if (now.hangs !== null) return [now.hangs];
  const isNew = (known: readonly string[] | undefined) => (one: string) => !known?.includes(one);
  return [
    ...now.troubles.filter(isNew(before?.troubles)).map((trouble) => asReason(trouble)),
    ...now.lostFiles.filter(isNew(before?.lostFiles)),
    ...now.refusedCalls
      .filter((call) => (before ? !before.refusedCalls.includes(call) : !mayBeRefused(call)))
      .map((call) => `the API refuses ${call}, which the page did not ask before`),
    ...lost(before?.landmarks, now.landmarks),
    ...(now.title === '' ? ['has lost its title in the browser'] : []),
    ...Object.entries(now.barriers)
      .filter(([rule, count]) => count > (before?.barriers[rule] ?? 0))
      .map(([rule, count]) => `breaks the accessibility rule ${rule} at ${count} places`),
  ];
}

const lost = (before: readonly string[] | undefined, now: readonly string[]): string[] =>
  (before ?? [])
    .filter((landmark) => !now.includes(landmark))
    .map((landmark) => `has lost its landmark ${landmark}`);

/** What a fixture that names nothing, or a visitor without rights, is answered with. */
const mayBeRefused = (call: string): boolean => /: (401|403|404)$/.test(call);

const hydrationErrors = new Set(['418', '419', '421', '422', '423', '425']);

function asReason(trouble: string): string {
  const code = /React error #(\d+)/.exec(trouble)?.[1];
  return code !== undefined && hydrationErrors.has(code)
    ? `the browser renders something else than the server (hydration, React error ${code})`
    : `error in the browser: ${trouble}`;
}
