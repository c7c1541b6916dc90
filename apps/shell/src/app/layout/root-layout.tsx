import { isDesk } from '@proverka/brand/host';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { impersonationOf, restrictionOf } from '@proverka/shell-sdk/session';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import type { RouteHandle } from '../route-handle.ts';
// With the page's first styles: the server renders the notice before its code loads.
import '@proverka/order-flow/restricted-notice.css';
// Likewise.
import '../impersonation/impersonation-bar.module.css';
import { DialogStack } from '../dialogs/dialog-stack.tsx';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import { SiteBanners } from '../site-notices/site-banners.tsx';
import { SiteNotices } from '../site-notices/site-notices.tsx';
import { contentId } from './content-id.ts';
import { LateParts } from './late-parts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageTitle } from './page-title.tsx';
import styles from './root-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useGuardsAgain } from './use-guards-again.ts';

const RestrictedNotice = lazy(() =>
  import(/* webpackChunkName: "closed-page" */ '@proverka/order-flow/restricted-notice').then((module) => ({
    default: module.RestrictedNotice,
  })),
);

const ImpersonationBar = lazy(() =>
  import(/* webpackChunkName: "impersonation" */ '../impersonation/impersonation-bar.tsx').then((module) => ({
    default: module.ImpersonationBar,
  })),
);

/** Header, page and footer, by the page's layout or else the host's (specification, section 2). */
export function RootLayout() {
  const { brand, host } = usePlatform();
  const isAtDesk = isDesk(host);
  const isRestricted = useSession((session) => restrictionOf(session) !== null);
  const isImpersonated = useSession((session) => impersonationOf(session) !== null);
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  // The desk's header is its remote's: nothing of a shop is around it.
  const layout = isAtDesk ? 'no-layout' : (handle?.decl.layout ?? brand.layout);
  useGuardsAgain();
  const hasFrame = layout !== 'no-layout';
  return (
    <div className={styles.site} data-layout={layout}>
      <a href={`#${contentId}`} className={styles.skip}>
        К содержанию
      </a>
      <NavigationProgress />
      {isImpersonated && (
        <Suspense fallback={null}>
          <ImpersonationBar />
        </Suspense>
      )}
      {hasFrame && <SiteHeader />}
      {hasFrame && <SiteNotices />}
      {hasFrame && isRestricted && (
        <Suspense fallback={null}>
          <RestrictedNotice />
        </Suspense>
      )}
      <div id={contentId} className={styles.content} tabIndex={-1}>
        <Outlet />
      </div>
      {hasFrame && <SiteBanners />}
      {hasFrame && <SiteFooter />}
      {!isAtDesk && <LateParts />}
      {hasFrame && <BottomBar />}
      <PageTitle />
      <DialogStack />
      <ScrollRestoration />
    </div>
  );
}
