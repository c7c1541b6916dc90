import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { systemInfoQuery } from '@proverka/api-client/system';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { SystemInfo } from '@proverka/contract/system';
import type { RouteHandle } from '../route-handle.ts';
import { useSystemInfo } from '../system-info.ts';
import { onPage, showsMaintenance, sourceAlertsOf } from './alerts.domain.ts';
// With the page's first styles: the server's markup must not change when its code loads.
import './notice-list.module.css';

const NoticeList = lazy(() =>
  import(/* webpackChunkName: "notices" */ './notice-list.tsx').then((module) => ({
    default: module.NoticeList,
  })),
);

/** Read anew by a visitor who goes on after a minute: an outage begins and ends while the site is open. */
function useNoticesOf(pathname: string): SystemInfo | null {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const readAt = useRef(pathname);
  useEffect(() => {
    if (readAt.current === pathname) return;
    readAt.current = pathname;
    void queryClient.prefetchQuery(systemInfoQuery(api));
  }, [queryClient, api, pathname]);
  return useSystemInfo();
}

/** Notices for everybody, below the header. Part of the server's page; the code loads only when there are any. */
export function SiteNotices() {
  const { brand } = usePlatform();
  const { pathname } = useLocation();
  const info = useNoticesOf(pathname);
  const visitor = useSession((session) => session.visitor);
  const decl = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.decl;
  if (!info) return null;
  const alerts = [
    ...onPage(info.alerts, decl?.id, decl?.name),
    ...sourceAlertsOf(info.source_notices ?? [], pathname),
  ];
  const maintenance = showsMaintenance(info, { brand: brand.id, visitor, pathname })
    ? info.maintenance.text
    : null;
  if (alerts.length === 0 && maintenance === null) return null;
  return (
    <Suspense fallback={null}>
      <NoticeList alerts={alerts} maintenance={maintenance} />
    </Suspense>
  );
}
