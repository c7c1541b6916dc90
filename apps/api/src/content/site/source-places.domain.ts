import type { BrandId } from '@proverka/brand/host';
import { declaredProducts } from '@proverka/catalogue/declared-products';
import { offerOf } from '@proverka/catalogue/offers';
import type { SourceName } from '@proverka/contract/desk-sources';
import { sourceOfTask } from '#registers/source-of-task.ts';

type Places = Readonly<Partial<Record<SourceName, readonly string[]>>>;

const objects = ['/', '/k/', '/object/*', '/objectCheckout/*'];
/** Where checks of people, companies and cars are chosen and paid on the real-estate brand. */
const owners = ['/fizcheckCheckout/', '/riskCheckout/*'];
const checks = ['/fizcheckCheckout/', '/wholesale/'];

/** Pages that ask a source or sell its answers and are no product's own. A report and an order say it of their checks. */
const fixed: Readonly<Record<BrandId, Places>> = {
  'real-estate': {
    kadnet: objects,
    nspd: ['/object/*'],
    dadata: ['/', '/k/'],
    sales: ['/sale-history/*', '/valuation/'],
    adverts: ['/adverts/'],
    market_data: ['/adverts/find/', '/market/*'],
    supplier: owners,
    passport: owners,
    fssp: owners,
    egrul: owners,
  },
  'person-check': {
    supplier: ['/', '/fizcheck/', ...checks],
    passport: ['/proverka-pasporta/', ...checks],
    fssp: ['/proverka-fssp-free/', ...checks],
    egrul: checks,
    vehicle: checks,
    car_adverts: checks,
  },
};

/** The pages of a brand that a source's silence concerns: those of the products that ask it, and the fixed ones. */
export const placesOf = (source: SourceName, brand: BrandId): readonly string[] => [
  ...new Set([...(fixed[brand][source] ?? []), ...productPlaces(source, brand)]),
];

function productPlaces(source: SourceName, brand: BrandId): readonly string[] {
  return declaredProducts
    .filter((product) => product.brand === brand)
    .filter(({ tasks, ownerTasks }) =>
      [...tasks, ...ownerTasks].some((type) => sourceOfTask(type) === source),
    )
    .flatMap(({ name }) => {
      const offer = offerOf(name)?.on[brand];
      return offer === undefined ? [] : [offer.path].concat(offer.alsoAt ?? []);
    });
}
