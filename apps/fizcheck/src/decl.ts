import type { RemoteDecl, RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { checkFormOf } from './content/check-forms.ts';
import { landingIds, landingProducts, reportLandings, type LandingId } from './content/landing-list.ts';
import { landingText } from './content/landing-text.ts';

type LandingRoute = RouteDecl & { readonly id: LandingId };

/** The description stays with the page's words: declarations travel in the HTML of every page of the brand. */
async function landingRoute(id: LandingId): Promise<LandingRoute> {
  const landing = await landingText(id);
  if (landing.id !== id || landing.product_name !== landingProducts[id]) {
    throw new Error(`content/landings/${id}.ts and content/landing-list.ts do not tell the same`);
  }
  const path = reportLandings.includes(id) ? `${landing.path}:id?/` : landing.path;
  return { id, path, render: 'static', title: landing.title };
}

const landingRoutes: readonly LandingRoute[] = await Promise.all(landingIds.map(landingRoute));

/** Landings with one kind of form share their code; by route id, the name of the chunk. */
export const pageChunks: Readonly<Record<string, string>> = Object.fromEntries(
  landingIds.map((id) => [id, `landing-${checkFormOf(landingProducts[id]).kind}`]),
);

export const decl = {
  id: 'fizcheck',
  contract: 1,
  brands: ['person-check'],
  routes: [
    {
      id: 'fizcheck-home',
      path: '/',
      render: 'static',
      name: 'index',
      title: 'Проверка людей, компаний и автомобилей',
      description:
        'Долги, суды, банкротство, розыск, действительность паспорта: ответы официальных источников с датой у каждого. Цена видна до заказа.',
    },
    {
      id: 'fizcheck-checkout',
      path: '/fizcheckCheckout/',
      render: 'csr',
      title: 'Оформление проверки',
      isPrivate: true,
    },
    ...landingRoutes,
  ],
} as const satisfies RemoteDecl;
