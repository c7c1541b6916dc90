import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Platform } from './platform.tsx';
import type { RemoteDecl } from './remote-decl.ts';

export interface PageContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly queryClient: QueryClient;
  readonly platform: Platform;
  readonly signal: AbortSignal;
}

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  readonly isPrivate?: boolean;
  /** «?page=2» of a page that is one of several under a path; the rest of an address makes no page of its own. */
  readonly canonicalSearch?: string;
  /** The way from the main page to this one, both ends left out; shown by the page and said in JSON-LD by the shell. */
  readonly crumbs?: readonly Crumb[];
  /** Open Graph's kind of page; `website` unless told. */
  readonly kind?: 'website' | 'article';
  /** Path of a 1200×630 picture for links in messengers; the brand's own unless told. */
  readonly picturePath?: string;
  /** JSON-LD objects for search engines, beside what the shell says of itself (Organization, BreadcrumbList). */
  readonly structuredData?: readonly object[];
}

/** The code half of a route. */
export interface PageModule {
  readonly Component: ComponentType;
  /**
   * Fills the query client before the page is shown, on the server and on navigation. What it awaits decides the status
   * (`throw notFound()`); what it only starts (`void queryClient.prefetchQuery`) comes with the page if it is quick, and is
   * asked by the browser if it is not.
   */
  readonly load?: (context: PageContext) => Promise<void> | void;
  /** Title and the like, once `load` is through; falls back to the declaration. */
  readonly head?: (context: PageContext) => PageHead;
}

/** The page map is keyed by the literal route ids of the declaration, so a missing page does not compile. */
export type Pages<D extends RemoteDecl> = {
  readonly [Id in D['routes'][number]['id']]: () => Promise<PageModule>;
};

export interface RemoteModule {
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
}
