import { usePlatform } from '@proverka/shell-sdk/platform';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import type { RouteHandle } from '../compose-routes.tsx';

/** Header, page, footer; which ones depends on the page's layout, else on the host's (specification, section 2). */
export function RootLayout() {
  const { brand } = usePlatform();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const layout = handle?.decl.layout ?? brand.layout;
  return (
    <div data-layout={layout}>
      <Outlet />
      <ScrollRestoration />
    </div>
  );
}
