import { systemInfoQuery } from '@proverka/api-client/system';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@tanstack/react-query';
import type { SystemInfo } from '@proverka/contract/system';

/** `null` until it is known, and when nobody answers: a page lives without it. */
export function useSystemInfo(): SystemInfo | null {
  const { api } = usePlatform();
  return useQuery(systemInfoQuery(api)).data ?? null;
}
