import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServedFacts } from './page-facts.ts';
import { sessionCookieName } from './session-cookie.ts';
import type { Visitors } from './visitors.ts';
import type { Visit } from './visits.ts';

export interface TriedShell {
  readonly port: number;
  /** What the shell logged about a request, `null` when nothing. */
  readonly wordsAbout: (requestId: string) => Promise<string | null>;
}

/** Longer than any page may take, shorter than what a shell allows a page. */
const mostMilliseconds = 9000;
/** A page that took longer is asked again: the first answer includes loading its code, and the machine may be busy. */
const quickMilliseconds = 500;
const mostRepeats = 6;
const pauseMilliseconds = 200;

/**
 * Asks for every page, one after another, so that a page that never ends is known by name. After such a page the shell is not
 * asked further.
 */
export async function servePages(
  visits: readonly Visit[],
  shell: TriedShell,
  visitors: Visitors,
): Promise<Map<string, ServedFacts>> {
  const facts = new Map<string, ServedFacts>();
  for (const visit of visits) {
    let served = await askFor(visit, shell, visitors);
    const isSlow = () => served.status === 200 && served.ms > quickMilliseconds;
    for (let again = 0; again < mostRepeats && isSlow(); again += 1) {
      await wait(pauseMilliseconds);
      const next = await askFor(visit, shell, visitors);
      if (next.ms < served.ms) served = next;
    }
    if (isSlow())
      served = { ...served, ms: Math.round(served.ms / (await slowness(visit, shell, visitors))) };
    facts.set(visit.key, served);
    if (served.status === 0) break;
  }
  return facts;
}

const landmarkTags = ['header', 'nav', 'main', 'footer', 'h1'];

/** A page of the shell's own, and what it takes at most where nothing else runs. */
const reference = { path: '/system-req/', milliseconds: 50 };

/** How many times slower than a quiet machine this one is now: a budget is of the page, not of who else computes here. */
async function slowness(visit: Visit, shell: TriedShell, { addressOf }: Visitors): Promise<number> {
  const { ms } = await askFor({ ...visit, path: reference.path }, shell, {
    addressOf,
    sessionOf: () => null,
  });
  return Math.max(1, ms / reference.milliseconds);
}

async function askFor(
  visit: Visit,
  { port, wordsAbout }: TriedShell,
  { sessionOf, addressOf }: Visitors,
): Promise<ServedFacts> {
  const { host, path, visitor } = visit;
  const session = sessionOf(visit);
  const startedAt = performance.now();
  const answer = await get(port, encodeURI(path), {
    host: `${host.host}:${port}`,
    'x-forwarded-for': addressOf(visit),
    ...(session !== null && { cookie: `${sessionCookieName({ visitor })}=${session}` }),
  });
  const ms = performance.now() - startedAt;
  const { status, location, requestId, html } = answer;
  const failed = status >= 400 || status === 0;
  return {
    status,
    location,
    ms: Math.round(ms),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '',
    landmarks: landmarkTags.filter((tag) => html.includes(`<${tag}`)),
    styles: html.match(/<link rel="stylesheet"[^>]* data-rspack=/g)?.length ?? 0,
    why: failed && requestId !== null ? await wordsAbout(requestId) : null,
  };
}

interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly requestId: string | null;
  readonly html: string;
}

const noAnswer: Answer = { status: 0, location: null, requestId: null, html: '' };

function get(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve) => {
    const limit = AbortSignal.timeout(mostMilliseconds);
    const asked = request({ host: '127.0.0.1', port, path, headers, signal: limit }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      // Also after an answer that broke off: it is no whole page.
      response.once('error', () => resolve(noAnswer));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? null,
          requestId: String(response.headers['x-request-id'] ?? '') || null,
          html: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    asked.once('error', () => resolve(noAnswer));
    asked.end();
  });
}
