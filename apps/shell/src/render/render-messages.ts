import type { HostEntry } from '@proverka/brand/host';
import type { PublicSettings } from '@proverka/shell-sdk/platform';
import type { Release } from '@proverka/release/release-set';
import type { BrandSites } from './canonical-origin.domain.ts';
import type { PageAssets } from './page-assets.ts';
import type { NodeEntries } from './server-federation.ts';

/** Start data of a render process: whose code it runs, and what every page needs from the shell's build. */
export interface RenderProcessData {
  /** The remotes whose code runs there. Without any, pages of remotes answer 503, each within the site's layout. */
  readonly nodeEntries: NodeEntries;
  readonly shell: ShellAssets;
  readonly settings: PublicSettings;
  /** Signs the text of link pictures. */
  readonly pictureSecret: string;
  readonly apiUrl: string;
  /** Where pages that several hosts show are to be found. */
  readonly sites: BrandSites;
}

/** A release set as its pages name it. */
export interface RenderSetData {
  readonly setId: string;
  readonly releases: readonly Release[];
}

/** URLs of the shell's own files with their digests. */
export interface ShellAssets {
  /** The script that loads `js` after the first paint; without it they are deferred. */
  readonly loader: string | null;
  readonly js: readonly string[];
  readonly css: readonly string[];
  readonly preloads: readonly { readonly url: string; readonly as: 'font'; readonly type: string }[];
  readonly integrity: Readonly<Record<string, string>>;
  /** Files of the shell's own pages, by route. */
  readonly pages: Readonly<Record<string, PageAssets>>;
}

export interface RenderRequest {
  readonly id: number;
  readonly host: HostEntry;
  /** Absolute URL of the request. */
  readonly url: string;
  /** Value of the session cookie; empty for a guest. */
  readonly token: string;
  /** To be stored for visitors with a session, each of whom asks in the browser whose it is. */
  readonly isForUnknownVisitor?: boolean;
  /** null for a page to be stored, which has no visitor. */
  readonly clientAddress: string | null;
  readonly requestId: string;
  /** The `traceparent` of the visitor's request, where it has one. */
  readonly trace?: string;
  /** Set for pages that stream; a stored page has no inline script and no nonce. */
  readonly nonce: string | null;
}

export type ToRenderProcess =
  /** The first message. */
  | { readonly kind: 'start'; readonly data: RenderProcessData }
  | { readonly kind: 'open-set'; readonly set: RenderSetData }
  | { readonly kind: 'close-set'; readonly setId: string }
  | { readonly kind: 'render'; readonly setId: string; readonly request: RenderRequest }
  | { readonly kind: 'cancel'; readonly id: number }
  /** Asks whether every page of the set can be loaded. */
  | { readonly kind: 'check'; readonly setId: string }
  /** Answered at once by a process that is not stuck. */
  | { readonly kind: 'beat' };

/** Known once the last byte of a page is sent. */
export interface PageOutcome {
  /** Everybody without a session may get these bytes. */
  readonly isStorable: boolean;
  /** The site notices while the page was rendered, as JSON; `null` when the API did not answer. */
  readonly systemInfo: string | null;
}

export type FromRenderProcess =
  /** From here on only the remotes' code can keep the process from answering. */
  | { readonly kind: 'started' }
  /** The remotes' code has loaded, cannot be loaded, or takes long to. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'beat' }
  /** What is loaded next by a check. */
  | { readonly kind: 'checking'; readonly what: string }
  | { readonly kind: 'checked'; readonly problems: readonly string[] }
  /** What arose of a page within one tick: a message costs more than what is in it. */
  | { readonly kind: 'page'; readonly id: number; readonly parts: readonly PagePart[] };

export type PagePart =
  | { readonly kind: 'head'; readonly status: number; readonly headers: Record<string, string> }
  | { readonly kind: 'chunk'; readonly chunk: Uint8Array }
  | { readonly kind: 'end'; readonly outcome: PageOutcome }
  | { readonly kind: 'failure'; readonly message: string };
