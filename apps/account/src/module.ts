import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';

export const pages: Pages<typeof decl> = {
  user: () => import(/* webpackChunkName: "user" */ './pages/dashboard-page.tsx'),
  'user-balance': () => import(/* webpackChunkName: "user-balance" */ './pages/balance-page.tsx'),
  'user-tariff': () => import(/* webpackChunkName: "user-tariff" */ './pages/user-tariff-page.tsx'),
  'user-orders': () => import(/* webpackChunkName: "user-orders" */ './pages/orders-page.tsx'),
  'user-deals': () => import(/* webpackChunkName: "user-deals" */ './pages/deals-page.tsx'),
  'user-deal': () => import(/* webpackChunkName: "user-deal" */ './pages/deal-page.tsx'),
  'user-cases': () => import(/* webpackChunkName: "user-cases" */ './pages/cases-page.tsx'),
  'user-new-case': () => import(/* webpackChunkName: "user-new-case" */ './pages/new-case-page.tsx'),
  'user-case': () => import(/* webpackChunkName: "user-case" */ './pages/case-page.tsx'),
  'guest-case': () => import(/* webpackChunkName: "guest-case" */ './pages/guest-case-page.tsx'),
  'user-settings': () => import(/* webpackChunkName: "user-settings" */ './pages/settings-page.tsx'),
  'user-partner': () => import(/* webpackChunkName: "user-partner" */ './pages/partner-page.tsx'),
  order: () => import(/* webpackChunkName: "order" */ './pages/order-page.tsx'),
  'confirm-report': () => import(/* webpackChunkName: "confirm-report" */ './pages/confirm-report-page.tsx'),
  'subject-request': () =>
    import(/* webpackChunkName: "subject-request" */ './pages/subject-request-page.tsx'),
  unsubscribe: () => import(/* webpackChunkName: "unsubscribe" */ './pages/unsubscribe-page.tsx'),
  'credit-consent': () => import(/* webpackChunkName: "credit-consent" */ './pages/credit-consent-page.tsx'),
  tariff: () => import(/* webpackChunkName: "tariff" */ './pages/tariff-page.tsx'),
};
