import { get } from 'node:http';

/** Development hosts whose main pages are printed on start. */
export const frontHosts = [
  'realestate.localhost',
  'fizcheck.localhost',
  'fizcheck-pro.localhost',
  'admin.localhost',
] as const;

/** Throws one sentence that names every main page that does not answer: a listening port is not yet a working site. */
export async function requireFrontPages(port: number, logFile: string): Promise<void> {
  const statuses = await Promise.all(
    frontHosts.map(async (host) => [host, await statusOf(host, port)] as const),
  );
  const failed = statuses.filter(([, status]) => status === 0 || status >= 500);
  if (failed.length === 0) return;
  const list = failed
    .map(([host, status]) => `http://${host}:${port}/ (${status || 'no answer'})`)
    .join(', ');
  throw new Error(`The shell runs, but its pages fail: ${list}. ${logFile} says why.`);
}

/** 0 when there is no answer. Only browsers resolve `*.localhost`, so the host is set as a header. */
function statusOf(host: string, port: number): Promise<number> {
  return new Promise((resolve) => {
    const asked = get(
      `http://127.0.0.1:${port}/`,
      { headers: { host: `${host}:${port}` }, timeout: 20_000 },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    )
      .once('error', () => resolve(0))
      .once('timeout', () => asked.destroy());
  });
}
