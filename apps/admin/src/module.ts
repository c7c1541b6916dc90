import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';

export const pages: Pages<typeof decl> = {
  'admin-settings': () => import(/* webpackChunkName: "admin-settings" */ './pages/admin-settings-page.tsx'),
  'admin-risk': () => import(/* webpackChunkName: "admin-risk" */ './pages/admin-risk-page.tsx'),
  'admin-risk-report': () =>
    import(/* webpackChunkName: "admin-risk-report" */ './pages/admin-risk-report-page.tsx'),
  'admin-disputes': () => import(/* webpackChunkName: "admin-disputes" */ './pages/admin-disputes-page.tsx'),
  'admin-dispute': () => import(/* webpackChunkName: "admin-dispute" */ './pages/admin-dispute-page.tsx'),
};
