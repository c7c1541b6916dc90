import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import type { NavigationFacts } from './mobile-entries.domain.ts';
import { useSitePaths } from './site-paths.ts';

/** The visitor and host that navigation entries depend on. */
export function useNavigationFacts(): NavigationFacts {
  const { host, settings } = usePlatform();
  const { has } = useSitePaths();
  const visitor = useSession((session) => session.visitor);
  const isWebView = useSession((session) => session.isWebView);
  return {
    brand: host.brand,
    variant: host.variant,
    visitor,
    isWebView,
    // The bar has no such entry; the menu loads the setting.
    isAiReportActive: false,
    realEstateSiteUrl: settings.realEstateSiteUrl,
    hasPath: has,
  };
}
