import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';
import { inDesk } from './in-desk.tsx';

export const pages: Pages<typeof decl> = {
  'desk-home': inDesk(() => import(/* webpackChunkName: "desk-home" */ './pages/desk-home-page.tsx')),
  'desk-sign-in': () => import(/* webpackChunkName: "desk-sign-in" */ './pages/sign-in-page.tsx'),
  'desk-enrolment': () => import(/* webpackChunkName: "desk-enrolment" */ './pages/enrolment-page.tsx'),
  'admin-money': inDesk(() => import(/* webpackChunkName: "admin-money" */ './pages/admin-money-page.tsx')),
  'admin-numbers': inDesk(
    () => import(/* webpackChunkName: "admin-numbers" */ './pages/admin-numbers-page.tsx'),
  ),
  'admin-number-rows': inDesk(
    () => import(/* webpackChunkName: "admin-number-rows" */ './pages/admin-number-rows-page.tsx'),
  ),
  'admin-customers': inDesk(
    () => import(/* webpackChunkName: "admin-customers" */ './pages/admin-customers-page.tsx'),
  ),
  'admin-prices': inDesk(
    () => import(/* webpackChunkName: "admin-prices" */ './pages/admin-prices-page.tsx'),
  ),
  'admin-settings': inDesk(
    () => import(/* webpackChunkName: "admin-settings" */ './pages/admin-settings-page.tsx'),
  ),
  'admin-sources': inDesk(
    () => import(/* webpackChunkName: "admin-sources" */ './pages/admin-sources-page.tsx'),
  ),
  'admin-adverts': inDesk(
    () => import(/* webpackChunkName: "admin-adverts" */ './pages/admin-adverts-page.tsx'),
  ),
  'admin-report-ratings': inDesk(
    () => import(/* webpackChunkName: "admin-report-ratings" */ './pages/admin-report-ratings-page.tsx'),
  ),
  'admin-mailings': inDesk(
    () => import(/* webpackChunkName: "admin-mailings" */ './pages/admin-mailings-page.tsx'),
  ),
  'admin-mailing-new': inDesk(
    () => import(/* webpackChunkName: "admin-mailing-new" */ './pages/admin-mailing-new-page.tsx'),
  ),
  'admin-mailing': inDesk(
    () => import(/* webpackChunkName: "admin-mailing" */ './pages/admin-mailing-page.tsx'),
  ),
  'admin-blog': inDesk(() => import(/* webpackChunkName: "admin-blog" */ './pages/admin-blog-page.tsx')),
  'admin-banners': inDesk(
    () => import(/* webpackChunkName: "admin-banners" */ './pages/admin-banners-page.tsx'),
  ),
  'admin-releases': inDesk(
    () => import(/* webpackChunkName: "admin-releases" */ './pages/admin-releases-page.tsx'),
  ),
  'admin-conclusions': inDesk(
    () => import(/* webpackChunkName: "admin-conclusions" */ './pages/admin-conclusions-page.tsx'),
  ),
  'admin-conclusion-templates': inDesk(
    () =>
      import(
        /* webpackChunkName: "admin-conclusion-templates" */ './pages/admin-conclusion-templates-page.tsx'
      ),
  ),
  'admin-conclusion': inDesk(
    () => import(/* webpackChunkName: "admin-conclusion" */ './pages/admin-conclusion-page.tsx'),
  ),
  'admin-partners': inDesk(
    () => import(/* webpackChunkName: "admin-partners" */ './pages/admin-partners-page.tsx'),
  ),
  'admin-partner': inDesk(
    () => import(/* webpackChunkName: "admin-partner" */ './pages/admin-partner-page.tsx'),
  ),
  'admin-risk': inDesk(() => import(/* webpackChunkName: "admin-risk" */ './pages/admin-risk-page.tsx')),
  'admin-risk-report': inDesk(
    () => import(/* webpackChunkName: "admin-risk-report" */ './pages/admin-risk-report-page.tsx'),
  ),
  'admin-cases': inDesk(() => import(/* webpackChunkName: "admin-cases" */ './pages/admin-cases-page.tsx')),
  'admin-case': inDesk(() => import(/* webpackChunkName: "admin-case" */ './pages/admin-case-page.tsx')),
  'admin-disputes': inDesk(
    () => import(/* webpackChunkName: "admin-disputes" */ './pages/admin-disputes-page.tsx'),
  ),
  'admin-dispute': inDesk(
    () => import(/* webpackChunkName: "admin-dispute" */ './pages/admin-dispute-page.tsx'),
  ),
  'admin-people': inDesk(
    () => import(/* webpackChunkName: "admin-people" */ './pages/admin-people-page.tsx'),
  ),
  'admin-person': inDesk(
    () => import(/* webpackChunkName: "admin-person" */ './pages/admin-person-page.tsx'),
  ),
  'admin-letters': inDesk(
    () => import(/* webpackChunkName: "admin-letters" */ './pages/admin-letters-page.tsx'),
  ),
  'admin-person-tariffs': inDesk(
    () => import(/* webpackChunkName: "admin-person-tariffs" */ './pages/admin-person-tariffs-page.tsx'),
  ),
  'admin-counts': inDesk(
    () => import(/* webpackChunkName: "admin-counts" */ './pages/admin-counts-page.tsx'),
  ),
  'admin-orders': inDesk(
    () => import(/* webpackChunkName: "admin-orders" */ './pages/admin-orders-page.tsx'),
  ),
  'admin-order': inDesk(() => import(/* webpackChunkName: "admin-order" */ './pages/admin-order-page.tsx')),
  'admin-staff': inDesk(() => import(/* webpackChunkName: "admin-staff" */ './pages/admin-staff-page.tsx')),
  'admin-pauses': inDesk(
    () => import(/* webpackChunkName: "admin-pauses" */ './pages/admin-pauses-page.tsx'),
  ),
  'admin-subject-requests': inDesk(
    () => import(/* webpackChunkName: "admin-subject-requests" */ './pages/admin-subject-requests-page.tsx'),
  ),
  'admin-subject-request': inDesk(
    () => import(/* webpackChunkName: "admin-subject-request" */ './pages/admin-subject-request-page.tsx'),
  ),
};
