import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';

export const pages: Pages<typeof decl> = {
  'fizcheck-home': () => import(/* webpackChunkName: "fizcheck-home" */ './pages/home-page.tsx'),
  'proverka-pasporta': () =>
    import(/* webpackChunkName: "proverka-pasporta" */ './pages/passport-check-page.tsx'),
  'fizcheck-blog': () => import(/* webpackChunkName: "fizcheck-blog" */ '@proverka/blog/blog-list'),
  'fizcheck-blog-article': () =>
    import(/* webpackChunkName: "fizcheck-blog-article" */ '@proverka/blog/blog-article'),
};
