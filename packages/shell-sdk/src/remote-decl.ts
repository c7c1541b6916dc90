import type { BrandId, Variant } from '@proverka/brand/host';
import type { LayoutName } from '@proverka/brand/brand';

/** The major version of what this file and `remote-module.ts` promise; a remote built for another one is not promoted. */
export const contractMajor = 1;

/** Guards are names; the shell knows what they mean (specification, section 2, Route guards). */
export type GuardName =
  | 'user'
  | 'guest'
  | 'person-check'
  | 'real-estate'
  | 'pro'
  | 'ru-domain'
  | 'not-ru-domain'
  | 'not-automatic'
  | 'business'
  /** An administrator or a manager; the server asks again with every call (section 6). */
  | 'staff';

/**
 * `static`: rendered when a release set is promoted and served as the same bytes to every guest;
 * `ssr`: rendered and streamed per request; `csr`: the server sends the layout, the browser does the rest.
 */
export type RenderMode = 'static' | 'ssr' | 'csr';

export interface RouteDecl {
  /** Unique over all remotes; also the name of the page's chunk. */
  readonly id: string;
  /** React-router pattern with slashes around it: `/`, `/object/:objectKey/`. */
  readonly path: string;
  readonly render: RenderMode;
  readonly title: string;
  readonly description?: string;
  readonly variants?: readonly Variant[];
  readonly guards?: readonly GuardName[];
  readonly layout?: LayoutName;
  /** Left out of the sitemap and closed to search engines. */
  readonly isPrivate?: boolean;
  /** The specification's route name, where it has one (section 2, Named routes). */
  readonly name?: string;
}

/** A remote's routes as data: read without loading any of its code. */
export interface RemoteDecl {
  readonly id: string;
  readonly contract: number;
  readonly brands: readonly BrandId[];
  readonly routes: readonly RouteDecl[];
}
