import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';

export const pages: Pages<typeof decl> = {
  home: () => import(/* webpackChunkName: "home" */ './pages/home-page.tsx'),
};
