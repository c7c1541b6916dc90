import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { PlatformProvider, type Platform } from '@proverka/shell-sdk/platform';
import { StrictMode, type ReactNode } from 'react';

interface ShellAppProps {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** The router's provider: a static one on the server, the browser's in the browser. */
  readonly children: ReactNode;
}

export function ShellApp({ platform, queryClient, children }: ShellAppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PlatformProvider value={platform}>{children}</PlatformProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
