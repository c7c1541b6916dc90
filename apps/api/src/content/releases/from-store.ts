import type { ChannelReader } from '@proverka/release/live-channel';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ContentDeps } from '../deps.ts';

/** Works with the store of releases; one that does not answer or is not configured is a refusal, and is said in the log. */
export async function fromStore<Value>(
  { openReleases, log }: Pick<ContentDeps, 'openReleases' | 'log'>,
  work: (reader: ChannelReader) => Promise<Value>,
): Promise<Result<Value, 'releases_unavailable'>> {
  if (openReleases === null) return refuse('releases_unavailable');
  try {
    const report = (message: string) => log.warn(message);
    return done(await work({ ...(await openReleases()), report }));
  } catch (error) {
    log.error({ err: error }, 'the store of releases cannot be used');
    return refuse('releases_unavailable');
  }
}
