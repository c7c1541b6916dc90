import type { HostEntry } from '@proverka/brand/host';
import type { TokenCheck } from '@proverka/contract/account';
import type { PublicSettings } from '@proverka/shell-sdk/platform';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

/** A remote as the browser needs it: where its code is and which digest each file must have. */
export interface PublicRemote {
  readonly decl: RemoteDecl;
  readonly entry: string;
  /** SRI digest by URL; empty for a remote that comes from a development server. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** By remote. */
export type PublicRemotes = Readonly<Record<string, PublicRemote>>;

/** Where the browser finds them: a script of their own, the same for every page of a set. */
export const remotesGlobal = 'proverkaRemotes';

/**
 * What the server tells the browser inside the HTML, but for the remotes. The release set is part of it, so that server render, hydration and
 * every later navigation in a tab run on one set.
 */
export interface Boot {
  readonly host: HostEntry;
  readonly setId: string;
  readonly remotes: PublicRemotes;
  readonly session: TokenCheck | null;
  readonly settings: PublicSettings;
  /** The page could not be rendered here; the browser starts from nothing instead of hydrating. */
  readonly isBroken: boolean;
}

/** Ids of the JSON blocks in the HTML. */
export const bootElementId = 'boot';
export const routerStateElementId = 'router-state';
/** Class of the blocks that carry query results; more of them arrive while a page streams. */
export const queryStateClass = 'query-state';
