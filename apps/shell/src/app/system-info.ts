import { systemInfoQuery } from '@proverka/api-client/system';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@tanstack/react-query';
import type { SystemInfo } from '@proverka/contract/system';

/** `null` until loaded, and when the API does not answer: a page works without it. */
export function useSystemInfo(): SystemInfo | null {
  const { api } = usePlatform();
  return useQuery(systemInfoQuery(api)).data ?? null;
}
