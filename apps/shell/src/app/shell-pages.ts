import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { shellDecl } from './shell-decl.ts';

export const shellPages: Pages<typeof shellDecl> = {
  privacy: () => import(/* webpackChunkName: "privacy" */ './service-pages/privacy-page.tsx'),
  offer: () => import(/* webpackChunkName: "offer" */ './service-pages/offer-page.tsx'),
  'consent-texts': () =>
    import(/* webpackChunkName: "consent-texts" */ './service-pages/consent-texts-page.tsx'),
  'consent-text': () =>
    import(/* webpackChunkName: "consent-text" */ './service-pages/consent-text-page.tsx'),
  registration: () => import(/* webpackChunkName: "registration" */ './service-pages/registration-page.tsx'),
  'verify-email': () =>
    import(/* webpackChunkName: "verify-email" */ './service-pages/verify-email-page.tsx'),
  'system-req': () => import(/* webpackChunkName: "system-req" */ './service-pages/system-req-page.tsx'),
  forbidden: () => import(/* webpackChunkName: "forbidden" */ './service-pages/forbidden-page.tsx'),
};
