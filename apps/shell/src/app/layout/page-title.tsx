import { usePlatform } from '@proverka/shell-sdk/platform';
import type { PageHead } from '@proverka/shell-sdk/remote-module';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { RouteHandle } from '../route-handle.ts';
import { resolveHead } from '../page-head.ts';

/** After navigation, sets the document's title and moves the focus to the start of the page, as a real page load does. */
export function PageTitle() {
  const { brand, analytics } = usePlatform();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const { title } = resolveHead(handle?.decl, match?.loaderData as PageHead | null, brand.name);
  const shownPath = useRef(pathname);
  const routeId = handle?.decl.id ?? 'not-found';
  // Before the page's effects: a missing page sets a title of its own (see `RouteError`).
  useLayoutEffect(() => {
    document.title = title;
  });
  useEffect(() => {
    analytics.track({ name: 'page_view', routeId });
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [analytics, pathname, routeId]);
  return null;
}
