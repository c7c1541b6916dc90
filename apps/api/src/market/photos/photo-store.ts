import { createJoinedWork } from '#platform/joined-work.ts';
import { callHttp } from '#platform/outbound/http-call.ts';
import { imageOf } from './image.domain.ts';
import type { Image } from './image.domain.ts';

type PhotoAnswer = Image | 'missing' | 'too_large' | 'silent';

export interface PhotoStore {
  /** The picture at an address of a kept advert. */
  readonly fetch: (url: string, signal: AbortSignal) => Promise<PhotoAnswer>;
}

export interface PhotoLimits {
  /** Bytes of one photo, and of all that are kept in memory. */
  readonly most: number;
  readonly kept: number;
  readonly timeoutMs: number;
  /** How long it is remembered that there is no picture. */
  readonly missingMs: number;
}

export const photoLimits: PhotoLimits = {
  most: 8 * 1024 * 1024,
  kept: 48 * 1024 * 1024,
  timeoutMs: 5000,
  missingMs: 600_000,
};

interface Entry {
  readonly answer: Image | 'missing' | 'too_large';
  readonly until: number;
}

const sizeOf = ({ answer }: Entry): number => (typeof answer === 'string' ? 200 : answer.bytes.byteLength);

/**
 * Fetches photos from the origins that were agreed and from nowhere else: an advert may name any address, also one within our
 * own network. Keeps what fits; the photo asked for longest ago goes first.
 */
export function createPhotoStore(
  origins: readonly string[],
  limits: PhotoLimits = photoLimits,
  now: () => number = () => performance.now(),
): PhotoStore {
  const kept = new Map<string, Entry>();
  const asked = createJoinedWork<PhotoAnswer>();
  let bytes = 0;
  const drop = (url: string) => {
    const entry = kept.get(url);
    if (entry !== undefined) bytes -= sizeOf(entry);
    kept.delete(url);
  };
  const keep = (url: string, entry: Entry) => {
    drop(url);
    kept.set(url, entry);
    bytes += sizeOf(entry);
    for (const oldest of kept.keys()) {
      if (bytes <= limits.kept) break;
      drop(oldest);
    }
  };
  async function load(url: string, signal: AbortSignal): Promise<PhotoAnswer> {
    const answer = await fetchPhoto(url, limits, signal);
    if (answer !== 'silent')
      keep(url, { answer, until: typeof answer === 'string' ? now() + limits.missingMs : Infinity });
    return answer;
  }
  return {
    async fetch(url, signal) {
      if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) return 'missing';
      const entry = kept.get(url);
      if (entry === undefined || entry.until < now())
        return asked.join(url, signal, (given) => load(url, given));
      kept.delete(url);
      kept.set(url, entry);
      return entry.answer;
    },
  };
}

/** A redirect leads to another address, which may be anywhere: it is no picture. */
async function fetchPhoto(
  url: string,
  { most, timeoutMs }: PhotoLimits,
  signal: AbortSignal,
): Promise<PhotoAnswer> {
  const answer = await callHttp({ url, timeoutMs, maxBytes: most, signal });
  if (!answer.answered) return answer.reason === 'too_large' ? 'too_large' : 'silent';
  if (answer.status >= 500 || answer.status === 429) return 'silent';
  return (answer.status === 200 && imageOf(answer.bytes)) || 'missing';
}
