import { landingPage } from '@proverka/landing/landing-page';
import { useSession } from '@proverka/shell-sdk/platform';
import { isGuest } from '@proverka/shell-sdk/session';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { notFound, useParams } from '@proverka/shell-sdk/router';
import { queryOf, readSaleQuery } from '../features/sale-history/sale-query.domain.ts';
import { SaleResults } from '../features/sale-history/sale-results.tsx';
import { SaleSearch } from '../features/sale-history/sale-search.tsx';
import { SignInCall } from '../features/sale-history/sign-in-call.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

const crumbs = [{ title: 'История продаж', path: '/sale-history/' }];

const text = async () =>
  (await import(/* webpackChunkName: "landing-blocks" */ '../content/landings/sale-history.ts')).saleHistory;

const guests = { text, Form: SignInCall, closingAction: 'Открыть историю', offersSignIn: false };
const guestSearch = landingPage({ id: 'sale-history', ...guests });
const guestDetail = landingPage({ id: 'sale-history-detail', ...guests, crumbs });

const useIsGuest = () => useSession(isGuest);
const queryIn = (params: Readonly<Record<string, string | undefined>>) => queryOf(params['detail'] ?? '');

/** Sales are for signed-in visitors (specification, section 6); guests see a description. */
function SearchPage() {
  if (useIsGuest()) return <guestSearch.Component />;
  return (
    <PageFrame
      title="История продаж квартир в доме"
      shortTitle="История продаж"
      lead="По каким ценам здесь продавали: по годам и каждая продажа. Бесплатно."
    >
      <SaleSearch />
    </PageFrame>
  );
}

function DetailPage() {
  const query = queryIn(useParams());
  if (useIsGuest()) return <guestDetail.Component />;
  return (
    <PageFrame crumbs={crumbs} title="Продажи в доме">
      <SaleSearch key={query} initial={query} />
      <SaleResults key={`results of ${query}`} query={query} />
    </PageFrame>
  );
}

/** By route id. */
export const pages: Readonly<Record<'sale-history' | 'sale-history-detail', PageModule>> = {
  'sale-history': { ...guestSearch, Component: SearchPage },
  'sale-history-detail': {
    load: async (context) => {
      // An address that names no building is a 404.
      if (readSaleQuery(queryIn(context.params)).kind !== 'ready') throw notFound();
      await guestDetail.load?.(context);
    },
    head: ({ params }) => ({ title: `История продаж: ${queryIn(params)}`, isPrivate: true, crumbs }),
    Component: DetailPage,
  },
};
