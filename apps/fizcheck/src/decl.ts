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
    },
    {
      id: 'fizcheck',
      path: '/fizcheck/',
      render: 'static',
      title: 'Что такое Fizcheck: все проверки и цены',
    },
    {
      id: 'fizcheck-checkout',
      path: '/fizcheckCheckout/',
      render: 'csr',
      title: 'Оформление проверки',
      isPrivate: true,
    },
    {
      id: 'check-person-preview',
      path: '/check-person-preview/:id?/',
      render: 'static',
      title: 'Пример отчёта о человеке',
    },
    {
      id: 'counter-agent-preview',
      path: '/counter-agent-preview/:id?/',
      render: 'static',
      title: 'Пример отчёта о контрагенте',
    },
    {
      id: 'credit-rating-preview',
      path: '/credit-rating-preview/:id?/',
      render: 'static',
      title: 'Пример отчёта о кредитном рейтинге',
    },
    {
      id: 'check-auto-preview',
      path: '/check-auto-preview/:id?/',
      render: 'static',
      title: 'Пример отчёта об автомобиле',
    },
    ...landingRoutes,
    {
      id: 'fizcheck-blog',
      path: '/blog/',
      render: 'ssr',
      title: 'Блог о проверках',
      description:
        'Как читать выписки и реестры, чем опасны долги и банкротство продавца, что можно проверить по закону: статьи с источниками, таблицами и порядком действий.',
    },
    {
      id: 'fizcheck-blog-article',
      path: '/blog/:id/',
      render: 'ssr',
      title: 'Статья',
    },
  ],
} as const satisfies RemoteDecl;
