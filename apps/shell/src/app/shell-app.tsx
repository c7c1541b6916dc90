import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { PlatformProvider, type Platform } from '@proverka/shell-sdk/platform';
import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { StrictMode, type ReactNode } from 'react';

import { createSitePaths, SitePathsProvider } from './navigation/site-paths.ts';

interface ShellAppProps {
  readonly routes: readonly RouteDecl[];
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** The router's provider: a static one on the server. */
  readonly children: ReactNode;
}

export function ShellApp({ platform, queryClient, routes, children }: ShellAppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PlatformProvider value={platform}>
          <SitePathsProvider value={createSitePaths(routes)}>{children}</SitePathsProvider>
        </PlatformProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
