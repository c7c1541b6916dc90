import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';

export const pages: Pages<typeof decl> = {
  home: () => import(/* webpackChunkName: "home" */ './pages/home-page.tsx'),
  object: () => import(/* webpackChunkName: "object" */ './pages/object-page.tsx'),
  'object-checkout': () =>
    import(/* webpackChunkName: "object-checkout" */ './pages/object-checkout-page.tsx'),
  'object-report': () => import(/* webpackChunkName: "object-report" */ './pages/object-report-page.tsx'),
  blog: () => import(/* webpackChunkName: "blog" */ '@proverka/blog/blog-list'),
  'blog-article': () => import(/* webpackChunkName: "blog-article" */ '@proverka/blog/blog-article'),
};
