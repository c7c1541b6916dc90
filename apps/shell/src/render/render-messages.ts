import type { HostEntry } from '@proverka/brand/host';
import type { PublicSettings } from '@proverka/shell-sdk/platform';
import type { Release } from '@proverka/release/release-set';
import type { PageAssets } from './page-assets.ts';
import type { NodeEntries } from './server-federation.ts';

/** What a render thread is started with: one release set and what the shell's own build needs in every page. */
export interface RenderThreadData {
  readonly setId: string;
  readonly releases: readonly Release[];
  readonly nodeEntries: NodeEntries;
  /** Remotes whose files failed verification: their pages answer 503. */
  readonly quarantined: readonly string[];
  readonly shell: ShellAssets;
  readonly settings: PublicSettings;
  /** Signs the words of pictures for links. */
  readonly pictureSecret: string;
  readonly apiUrl: string;
}

/** URLs of the shell's own files, and their digests. */
export interface ShellAssets {
  /** The script that asks for `js` once the page is on screen; without it they are deferred. */
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
  /** Absolute URL as the visitor asked for it. */
  readonly url: string;
  /** Value of the session cookie; empty for a guest. */
  readonly token: string;
  /** null for a page to be stored: it is asked for by nobody. */
  readonly clientAddress: string | null;
  readonly requestId: string;
  /** Set for pages that stream; a page to be stored carries no inline script and no nonce. */
  readonly nonce: string | null;
}

export type ToRenderThread =
  | { readonly kind: 'render'; readonly request: RenderRequest }
  | { readonly kind: 'cancel'; readonly id: number }
  /** Asks whether every page can be loaded. */
  | { readonly kind: 'check' };

/** What is known of a page when its last byte is sent. */
export interface PageOutcome {
  /** Everybody without a session may get these bytes. */
  readonly isStorable: boolean;
  /** What the site said to everybody while the page was rendered, as JSON; `null` when nobody answered. */
  readonly systemInfo: string | null;
}

export type FromRenderThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checked'; readonly problems: readonly string[] }
  | {
      readonly kind: 'head';
      readonly id: number;
      readonly status: number;
      readonly headers: Record<string, string>;
    }
  | { readonly kind: 'chunk'; readonly id: number; readonly chunk: Uint8Array }
  | { readonly kind: 'end'; readonly id: number; readonly outcome: PageOutcome }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
