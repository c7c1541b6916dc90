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
  /** «?page=2» of a paged list; other query parameters do not make a separate page. */
  readonly canonicalSearch?: string;
  /** The breadcrumbs between the main page and this one; shown by the page and added as JSON-LD by the shell. */
  readonly crumbs?: readonly Crumb[];
  /** The Open Graph type; `website` by default. */
  readonly kind?: 'website' | 'article';
  /** The path of a 1200×630 picture for link previews; the brand's own by default. */
  readonly picturePath?: string;
  /** JSON-LD objects for search engines, besides the shell's own (Organization, BreadcrumbList). */
  readonly structuredData?: readonly object[];
}

/** The code of a route. */
export interface PageModule {
  readonly Component: ComponentType;
  /**
   * Fills the query client before the page is rendered, on the server and on navigation. Awaited queries determine the status
   * (`throw notFound()`); queries that are only started (`void queryClient.prefetchQuery`) are streamed with the page if they
   * are quick, and otherwise repeated by the browser.
   */
  readonly load?: (context: PageContext) => Promise<void> | void;
  /** Title and other head tags, computed after `load`; falls back to the declaration. */
  readonly head?: (context: PageContext) => PageHead;
}

/** The page map is keyed by the literal route ids of the declaration, so that a missing page does not compile. */
export type Pages<D extends RemoteDecl> = {
  readonly [Id in D['routes'][number]['id']]: () => Promise<PageModule>;
};

export interface RemoteModule {
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
}
