import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What the visitors of a site met until they stopped. */
export interface Met {
  pages: number;
  /** First tries without a whole page: of a process that was just killed, the requests it had. */
  lost: number;
  /** Pages that did not come either when asked again at once; the seconds it took. */
  readonly late: string[];
}

export interface Place {
  readonly port: number;
  readonly host: string;
  readonly path: string;
}

/** As a browser's reload does. */
const AGAIN_MS = 50;
const LATE_MS = 1000;
const TIMEOUT_MS = 15_000;

/** Asks for pages one after another, as `many` browsers with connections of their own, until the signal. */
export async function visit(places: readonly Place[], many: number, signal: AbortSignal): Promise<Met> {
  const met: Met = { pages: 0, lost: 0, late: [] };
  const visitor = async (start: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = start; !signal.aborted; turn += 1) {
      const place = places[turn % places.length];
      if (place !== undefined) await openPage(place, agent, met);
      await wait(40);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: many }, (_, start) => visitor(start)));
  return met;
}

async function openPage(place: Place, agent: Agent, met: Met): Promise<void> {
  met.pages += 1;
  if (await isWhole(place, agent)) return;
  met.lost += 1;
  const started = Date.now();
  while (!(await isWhole(place, agent))) {
    if (Date.now() - started > 60_000) break;
    await wait(AGAIN_MS);
  }
  const took = Date.now() - started;
  if (took > LATE_MS) met.late.push(`${place.host}${place.path} after ${(took / 1000).toFixed(1)} s`);
}

/** Only browsers resolve `*.localhost`, so the host is set as a header. */
const isWhole = ({ port, host, path }: Place, agent: Agent): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = get(
      `http://127.0.0.1:${port}${path}`,
      { agent, headers: { host: `${host}:${port}`, accept: 'text/html' }, timeout: TIMEOUT_MS },
      (answer) => {
        let end = '';
        answer
          .on('data', (chunk: Buffer) => (end = (end + chunk.toString()).slice(-20)))
          .once('end', () => resolve(answer.statusCode === 200 && end.includes('</html>')))
          .once('error', () => resolve(false));
      },
    )
      .once('error', () => resolve(false))
      .once('timeout', () => asked.destroy());
  });
