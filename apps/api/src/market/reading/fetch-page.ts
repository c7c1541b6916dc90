import type { AdvertsHost, AdvertsPage, AdvertsQuestion } from '../sources/adverts-host.ts';

/** What is tried when a page cannot be used: one advert of a page may be too long, or hold letters that are lost. */
const LIMITS = [500, 100, 20, 1] as const;
const LEAST_PAGE = 20;

type From = Omit<AdvertsQuestion, 'limit'>;

/** What is remembered within a pass. */
export interface Pass {
  /** Ids read so far, so that a source that repeats a page under another offset is noticed. */
  readonly seen: Set<number>;
  /** The largest page that is asked for: where one was malformed, others would be. */
  limit: number;
}

export const beginPass = (): Pass => ({ seen: new Set(), limit: LIMITS[0] });

/** The next page of adverts, a smaller one where a large one is malformed; a text says why there is none. */
export async function fetchPage(
  host: Pick<AdvertsHost, 'list'>,
  from: From,
  pass: Pass,
  signal: AbortSignal,
): Promise<AdvertsPage | string> {
  let reason = 'nothing';
  for (const limit of LIMITS.filter((one) => one <= pass.limit)) {
    const answer = await host.list({ ...from, limit }, signal);
    // One advert alone is asked for to pass it over; the next page is larger again.
    pass.limit = Math.max(limit, LEAST_PAGE);
    if (answer.kind === 'said') return answer.body ?? 'nothing';
    reason = answer.reason;
    if (answer.isMalformed !== true) return reason;
  }
  return (await withoutFirst(host, from, signal)) ?? reason;
}

/** A single advert that cannot be read is passed over, if the one behind it can: else it is the host that is broken. */
async function withoutFirst(
  host: Pick<AdvertsHost, 'list'>,
  from: From,
  signal: AbortSignal,
): Promise<AdvertsPage | undefined> {
  const answer = await host.list({ ...from, offset: from.offset + 1, limit: 1 }, signal);
  if (answer.kind !== 'said' || answer.body === null) return undefined;
  return { ...answer.body, unreadable: answer.body.unreadable + 1 };
}
