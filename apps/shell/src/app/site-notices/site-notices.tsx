import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { lazy, Suspense } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { RouteHandle } from '../route-handle.ts';
import { useSystemInfo } from '../system-info.ts';
import { onPage, showsMaintenance } from './alerts.domain.ts';
// With the page's first styles: the server's markup must not change when its code loads.
import './notice-list.module.css';

const NoticeList = lazy(() =>
  import(/* webpackChunkName: "notices" */ './notice-list.tsx').then((module) => ({
    default: module.NoticeList,
  })),
);

/** Notices for everybody, below the header. Part of the server's page; the code loads only when there are any. */
export function SiteNotices() {
  const { brand } = usePlatform();
  const info = useSystemInfo();
  const visitor = useSession((session) => session.visitor);
  const { pathname } = useLocation();
  const decl = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.decl;
  if (!info) return null;
  const alerts = onPage(info.alerts, decl?.id, decl?.name);
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
