import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';

export const pages: Pages<typeof decl> = {
  'user-orders': () => import(/* webpackChunkName: "user-orders" */ './pages/orders-page.tsx'),
};
