import type { PageHead } from '@proverka/shell-sdk/remote-module';
import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';

export interface ResolvedHead {
  readonly title: string;
  readonly description: string | undefined;
  readonly isPrivate: boolean;
  readonly structuredData: readonly object[];
}

/** What goes into `<head>`: the page's own words before the declaration's; the brand's name ends every title. */
export function resolveHead(
  decl: RouteDecl | undefined,
  head: PageHead | null | undefined,
  brandName: string,
): ResolvedHead {
  const title = head?.title ?? decl?.title ?? 'Страница не найдена';
  return {
    title: title.includes(brandName) ? title : `${title} — ${brandName}`,
    description: head?.description ?? decl?.description,
    isPrivate: head?.isPrivate ?? decl?.isPrivate ?? decl === undefined,
    structuredData: head?.structuredData ?? [],
  };
}
