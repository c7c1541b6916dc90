import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';

export const pages: Pages<typeof decl> = {
  'fizcheck-business': () =>
    import(/* webpackChunkName: "fizcheck-business" */ './pages/fizcheck-business-page.tsx'),
  'fizcheck-expert': () =>
    import(/* webpackChunkName: "fizcheck-expert" */ './pages/fizcheck-expert-page.tsx'),
  'fizcheck-expert-report': () =>
    import(/* webpackChunkName: "fizcheck-expert-report" */ './pages/fizcheck-expert-report-page.tsx'),
  'wholesale-batch': () =>
    import(/* webpackChunkName: "wholesale-batch" */ './pages/wholesale-batch-page.tsx'),
  wholesale: () => import(/* webpackChunkName: "wholesale" */ './pages/wholesale-page.tsx'),
};
