import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { mobileEntries, type MobileEntries } from './mobile-entries.domain.ts';
import { useSitePaths } from './site-paths.ts';

/** The entries for this visitor on this host. `isAiReportActive` is asked for by the menu only: the bar has no such entry. */
export function useMobileEntries(isAiReportActive = false): MobileEntries {
  const { host, settings } = usePlatform();
  const paths = useSitePaths();
  const isSignedIn = useSession(({ user }) => user !== null);
  const isWebView = useSession((session) => session.isWebView);
  return mobileEntries({
    brand: host.brand,
    variant: host.variant,
    isSignedIn,
    isWebView,
    isAiReportActive,
    realEstateSiteUrl: settings.realEstateSiteUrl,
    hasPath: paths.has,
  });
}
