import { isDesk, type BrandId, type HostEntry, type Variant } from '@proverka/brand/host';
import type { LayoutName } from '@proverka/brand/brand';

/** The major version of the contract in this file and `remote-module.ts`; remotes built for another one are not promoted. */
export const contractMajor = 2;

/** Guards are names implemented by the shell (specification, section 2, Route guards). */
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
  /** For a session opened at the desk; the server asks every call for its grant. */
  | 'staff';

/**
 * `static`: rendered when a release set is promoted and served unchanged to every guest;
 * `ssr`: rendered and streamed per request; `csr`: the server sends the layout, the browser does the rest.
 */
export type RenderMode = 'static' | 'ssr' | 'csr';

export interface RouteDecl {
  /** Unique across all remotes; also the name of the page's chunk. */
  readonly id: string;
  /** React-router pattern with slashes around it: `/`, `/object/:objectKey/`. */
  readonly path: string;
  readonly render: RenderMode;
  readonly title: string;
  readonly description?: string;
  readonly variants?: readonly Variant[];
  readonly guards?: readonly GuardName[];
  /** With the guard `user`: also for a guest's session before its e-mail is confirmed, because it shows one order or report. */
  readonly isOpenToBuyer?: boolean;
  /** Somebody orders, pays, waits or reads what they bought here: no banner of the shell lies over it. */
  readonly isUndisturbed?: boolean;
  /** Rendered for each request and complete without scripts, like a static page: a guest's scripts wait for the first touch. */
  readonly isReading?: boolean;
  /**
   * The variant whose host search engines are to find this page on, where several hosts of the person-check brand show it in the
   * same words; the consumer's by default.
   */
  readonly canonicalOn?: Variant;
  readonly layout?: LayoutName;
  /** Left out of the sitemap and excluded from search engines. */
  readonly isPrivate?: boolean;
  /** The specification's route name, where it has one (section 2, Named routes). */
  readonly name?: string;
}

/** A remote's routes as data, readable without loading its code. */
export interface RemoteDecl {
  readonly id: string;
  readonly contract: number;
  /** Empty for the desk's. */
  readonly brands: readonly BrandId[];
  /** The staff's pages: on the desk's host and nowhere else. */
  readonly isForDesk?: boolean;
  readonly routes: readonly RouteDecl[];
}

/** Whether pages of this declaration are on a host; of a brand's pages, those for its variant. */
export function isOn(
  host: Pick<HostEntry, 'brand' | 'variant'>,
  { brands, isForDesk = false }: Pick<RemoteDecl, 'brands' | 'isForDesk'>,
): boolean {
  return isDesk(host) ? isForDesk : !isForDesk && brands.includes(host.brand);
}
