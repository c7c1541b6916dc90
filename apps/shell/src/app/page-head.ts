import type { Crumb, PageHead } from '@proverka/shell-sdk/remote-module';
import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';

export interface ResolvedHead {
  /** With the brand's name, for the tab and search engines. */
  readonly title: string;
  /** The page's own name, for breadcrumbs and its picture. */
  readonly name: string;
  readonly description: string | undefined;
  readonly isPrivate: boolean;
  readonly canonicalSearch: string;
  readonly kind: 'website' | 'article';
  readonly picturePath: string | undefined;
  /** Undefined for a page without one. */
  readonly crumbs: readonly Crumb[] | undefined;
  readonly structuredData: readonly object[];
}

/** The contents of `<head>`: the page's own texts take precedence over the declaration's; every title ends with the brand. */
export function resolveHead(
  decl: RouteDecl | undefined,
  head: PageHead | null | undefined,
  brandName: string,
): ResolvedHead {
  const name = head?.title ?? decl?.title ?? 'Страница не найдена';
  return {
    name,
    title: `${name} — ${brandName}`,
    description: head?.description ?? decl?.description,
    isPrivate: head?.isPrivate ?? decl?.isPrivate ?? decl === undefined,
    canonicalSearch: head?.canonicalSearch ?? '',
    kind: head?.kind ?? 'website',
    picturePath: head?.picturePath,
    crumbs: head?.crumbs,
    structuredData: head?.structuredData ?? [],
  };
}
