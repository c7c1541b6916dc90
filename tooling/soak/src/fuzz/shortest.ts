import type { FuzzRequest } from '@proverka/fuzz/to-request';

/** Sends calls one after another; true when the last of them shows the fault again. */
export type ShowsFault = (calls: readonly FuzzRequest[]) => Promise<boolean>;

/** A long search would hold up the report. */
const MOST_TRIES = 60;

/**
 * The fewest of the last calls that show a fault again, the last one with as few headers and fields as possible; null when
 * they do not show it any more.
 */
export async function findShortest(
  calls: readonly FuzzRequest[],
  shows: ShowsFault,
): Promise<readonly FuzzRequest[] | null> {
  let tries = 0;
  const stillShows = async (some: readonly FuzzRequest[]) => {
    tries += 1;
    return tries <= MOST_TRIES && (await shows(some));
  };
  let found: readonly FuzzRequest[] | null = null;
  for (let length = 1; found === null; length *= 2) {
    const last = calls.slice(-length);
    if (await stillShows(last)) found = last;
    else if (length >= calls.length) return null;
  }
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const without: readonly FuzzRequest[] = found.toSpliced(at, 1);
    if (await stillShows(without)) found = without;
  }
  for (const plainer of plainerThan) {
    for (let at = 0; ; at += 1) {
      const last: FuzzRequest | undefined = found.at(-1);
      const changed: FuzzRequest | null = last === undefined ? null : plainer(last, at);
      if (changed === null) break;
      const tried: readonly FuzzRequest[] = [...found.slice(0, -1), changed];
      if (await stillShows(tried)) {
        found = tried;
        at -= 1;
      }
    }
  }
  return found;
}

/** The same request without its header or field number `at`; null when it has no such. */
const plainerThan: readonly ((request: FuzzRequest, at: number) => FuzzRequest | null)[] = [
  (request, at) => {
    const entries = Object.entries(request.headers);
    if (at >= entries.length) return null;
    return { ...request, headers: Object.fromEntries(entries.toSpliced(at, 1)) };
  },
  (request, at) => {
    const fields = fieldsOf(request.body);
    if (at >= fields.length) return null;
    const left = fields.toSpliced(at, 1).map(([name, value]) => `${JSON.stringify(name)}:${value}`);
    return { ...request, body: Buffer.from(`{${left.join(',')}}`) };
  },
];

/** Names and values of a JSON object, the values as JSON; none when it is nested too deep to be written again. */
function fieldsOf(body: Buffer | undefined): readonly (readonly [string, string])[] {
  try {
    const value: unknown = JSON.parse(body?.toString() ?? '');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).map(([name, one]) => [name, JSON.stringify(one)]);
  } catch {
    return [];
  }
}
