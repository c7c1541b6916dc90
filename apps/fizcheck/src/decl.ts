import type { RemoteDecl, RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { landingIds, landings, type LandingId } from '@proverka/catalogue/person-check-landings';
import { landingText } from './content/landing-text.ts';

type LandingRoute = RouteDecl & { readonly id: LandingId };

/** The description is with the page's text: declarations are part of the HTML of every page of the brand. */
async function landingRoute(id: LandingId): Promise<LandingRoute> {
  const landing = await landingText(id);
  if (landing.id !== id || landing.product_name !== landings[id].product) {
    throw new Error(`content/landings/${id}.ts and the catalogue do not tell the same`);
  }
  return { id, path: landing.path, render: 'static', title: landing.title };
}

const landingRoutes: readonly LandingRoute[] = await Promise.all(landingIds.map(landingRoute));

/** The chunk of each landing by route id: landings with the same form share their code. */
export const pageChunks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(landingIds.map((id) => [id, `landing-${landings[id].form}`])),
  'made-check-person-preview': 'check-preview',
  'made-counter-agent-preview': 'check-preview',
  'made-credit-rating-preview': 'check-preview',
  'made-check-auto-preview': 'check-preview',
  'check-person-report': 'check-report',
  'check-fiz-report': 'check-report',
  'counter-agent-report': 'check-report',
  'credit-rating-report': 'check-report',
  'check-auto-report': 'check-report',
  'check-person-pdf': 'check-report',
};

/** A report of a paid check, by the id of its order item. */
const reportRoute = <const Id extends string>(id: Id, path: string) =>
  ({
    id,
    path: `${path}:id/`,
    render: 'ssr',
    guards: ['user'],
    isOpenToBuyer: true,
    isUndisturbed: true,
    title: 'Отчёт о проверке',
    isPrivate: true,
  }) as const satisfies RouteDecl;

/** The answers of free sources; anyone with the address may read them for a day. */
const previewRoute = <const Id extends string>(id: Id, path: string) =>
  ({
    id,
    path: `${path}:id/`,
    render: 'ssr',
    title: 'Предпросмотр проверки',
    isPrivate: true,
  }) as const satisfies RouteDecl;

export const decl = {
  id: 'fizcheck',
  contract: 2,
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
      guards: ['not-automatic'],
      isUndisturbed: true,
      title: 'Оформление проверки',
      isPrivate: true,
    },
    {
      id: 'check-person-preview',
      path: '/check-person-preview/',
      render: 'static',
      title: 'Пример отчёта о человеке',
    },
    {
      id: 'counter-agent-preview',
      path: '/counter-agent-preview/',
      render: 'static',
      title: 'Пример отчёта о контрагенте',
    },
    {
      id: 'credit-rating-preview',
      path: '/credit-rating-preview/',
      render: 'static',
      title: 'Пример отчёта о кредитном рейтинге',
    },
    {
      id: 'check-auto-preview',
      path: '/check-auto-preview/',
      render: 'static',
      title: 'Пример отчёта об автомобиле',
    },
    previewRoute('made-check-person-preview', '/check-person-preview/'),
    previewRoute('made-counter-agent-preview', '/counter-agent-preview/'),
    previewRoute('made-credit-rating-preview', '/credit-rating-preview/'),
    previewRoute('made-check-auto-preview', '/check-auto-preview/'),
    reportRoute('check-person-report', '/check-person/'),
    reportRoute('check-fiz-report', '/check-fiz/'),
    reportRoute('counter-agent-report', '/counter-agent/'),
    reportRoute('credit-rating-report', '/credit-rating/'),
    reportRoute('check-auto-report', '/proverka-avto/'),
    reportRoute('check-person-pdf', '/check-person-pdf/'),
    ...landingRoutes,
    {
      id: 'fizcheck-blog',
      path: '/blog/',
      render: 'ssr',
      isReading: true,
      title: 'Блог о проверках',
      description:
        'Как читать выписки и реестры, чем опасны долги и банкротство продавца, что можно проверить по закону: статьи с источниками, таблицами и порядком действий.',
    },
    {
      id: 'fizcheck-blog-article',
      path: '/blog/:id/',
      render: 'ssr',
      isReading: true,
      title: 'Статья',
    },
  ],
} as const satisfies RemoteDecl;
