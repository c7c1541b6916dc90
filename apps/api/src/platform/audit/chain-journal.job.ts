import type { PlatformDeps } from '../deps.ts';
import { dropAnchor } from './anchors.ts';
import { linkEvents } from './link-events.ts';

/** Follows behind the writers of the journal: in them, the chain would make all of them queue. */
export async function chainJournalJob(deps: PlatformDeps): Promise<void> {
  await linkEvents(deps);
  await dropAnchor(deps);
}
