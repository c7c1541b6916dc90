import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { PlatformProvider, type Platform } from '@proverka/shell-sdk/platform';
import { StrictMode, type ReactNode } from 'react';
import { SitePathsProvider, type SitePaths } from './navigation/site-paths.ts';

interface ShellAppProps {
  readonly sitePaths: SitePaths;
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** The router's provider: a static one on the server. */
  readonly children: ReactNode;
}

export function ShellApp({ platform, queryClient, sitePaths, children }: ShellAppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PlatformProvider value={platform}>
          <SitePathsProvider value={sitePaths}>{children}</SitePathsProvider>
        </PlatformProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
