import type { HostEntry } from '@proverka/brand/host';
import type { PublicSettings } from '@proverka/shell-sdk/platform';
import type { SessionAnswer } from '@proverka/shell-sdk/session';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

/** A remote as the browser needs it: the URL of its code and the digest of each file. */
export interface PublicRemote {
  readonly decl: RemoteDecl;
  readonly entry: string;
  /** SRI digest by URL; empty for a remote that comes from a development server. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** By remote id. */
export type PublicRemotes = Readonly<Record<string, PublicRemote>>;

/** Defined by a script of their own, the same for every page of a set. */
export const remotesGlobal = 'proverkaRemotes';

/**
 * What the server passes to the browser inside the HTML, except for the remotes. Includes the release set, so that server
 * render, hydration and every later navigation in a tab use one set.
 */
export interface Boot {
  readonly host: HostEntry;
  readonly setId: string;
  readonly remotes: PublicRemotes;
  readonly session: SessionAnswer;
  readonly settings: PublicSettings;
  /** The page could not be rendered on the server; the browser renders from scratch instead of hydrating. */
  readonly isBroken: boolean;
}

/** Ids of the JSON blocks in the HTML. */
export const bootElementId = 'boot';
export const routerStateElementId = 'router-state';
/** Class of the blocks with query results; more arrive while a page streams. */
export const queryStateClass = 'query-state';
