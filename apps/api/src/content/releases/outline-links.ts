import { giveOutlineCode } from '@proverka/release/outline-codes';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { PlatformConfig } from '#platform/config.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ContentDeps } from '../deps.ts';
import { fromStore } from './from-store.ts';

interface OutlineLink {
  readonly host: string;
  readonly url: string;
}

/** Links that live ten minutes, one for each host; the desk's own is relative. */
export async function giveOutlineLinks(
  deps: ContentDeps,
  caller: Caller,
): Promise<Result<{ links: OutlineLink[] }, 'releases_unavailable'>> {
  const code = await fromStore(deps, ({ store }) => giveOutlineCode(store, deps.now()));
  if (!code.ok) return code;
  await recordEvent(deps, deps.db, caller, { event: 'release.outlined', ownerId: null, subject: null });
  return done({ links: linksTo(deps.config, `/release-outline/${code.value}`) });
}

function linksTo({ origins }: Pick<PlatformConfig, 'origins'>, path: string): OutlineLink[] {
  const brands = [...new Set([...origins['real-estate'], ...origins['person-check']])];
  return [
    { host: '', url: path },
    ...brands.map((origin) => ({ host: new URL(origin).host, url: origin + path })),
  ];
}
