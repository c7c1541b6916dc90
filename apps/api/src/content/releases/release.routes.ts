import type { AddRoute } from '#platform/http/route.ts';
import type { ContentDeps } from '../deps.ts';
import { endReleaseTrial, rollBackRemote } from './move-channel.ts';
import { giveOutlineLinks } from './outline-links.ts';
import { viewReleases } from './view-releases.ts';

/** The desk's view of the site's releases, and what may be done about them without a key (decision 56). */
export function addReleaseRoutes(add: AddRoute, deps: ContentDeps): void {
  add('GET /admin/releases', ({ query: { page } }) => viewReleases(deps, page));
  add('POST /admin/releases/rollback', ({ caller, body }) => rollBackRemote(deps, caller, body));
  add('POST /admin/releases/trial', ({ caller, body }) => endReleaseTrial(deps, caller, body));
  add('POST /admin/releases/outline', ({ caller }) => giveOutlineLinks(deps, caller));
}
