import { lazy, Suspense } from 'react';
import { useMatches } from 'react-router';
import type { RouteHandle } from '../route-handle.ts';
import { useSystemInfo } from '../system-info.ts';
import { onPage } from './alerts.domain.ts';
// With the page's first styles: the server's markup must not change when its code loads.
import './banner-list.module.css';

const BannerList = lazy(() =>
  import(/* webpackChunkName: "banners" */ './banner-list.tsx').then((module) => ({
    default: module.BannerList,
  })),
);

/** Banners of this page, below its content. Part of the server's page; the code loads only when there are any. */
export function SiteBanners() {
  const info = useSystemInfo();
  const decl = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.decl;
  const banners = onPage(info?.banners ?? [], decl?.id, decl?.name);
  if (banners.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <BannerList banners={banners} />
    </Suspense>
  );
}
