import type { BrandId } from '@proverka/brand/host';
import type { SubjectKind } from '@proverka/contract/subject';
import type { CheckForm } from './check-form.ts';
import type { ExpectedTimeName } from './expected-times.ts';
import type { MenuGroup } from './menu-groups.ts';

export type ServiceBadge = 'new' | 'recommend' | 'all-includes';

/** A product as one brand sells it. */
export interface BrandOffer {
  readonly title: string;
  /** One sentence for a card. */
  readonly summary: string;
  /** The landing page. */
  readonly path: `/${string}/`;
  /** Further pages that sell it. */
  readonly alsoAt?: readonly `/${string}/`[];
  /** In rubles; 0 is free. The database is seeded with it. */
  readonly priceRub: number;
  /** The price depends on the options: «от 99 ₽». */
  readonly isFromPrice?: true;
  readonly time: ExpectedTimeName;
  readonly badge?: ServiceBadge;
  /** Of the brand's menu. */
  readonly group: string;
  /** Orders the services of a group, the lowest first. */
  readonly place: number;
  /** Where this brand asks for more than the product needs. */
  readonly form?: CheckForm;
  /** Listed on the tariffs of the pro hosts; with a place also on their main page. */
  readonly business?: { readonly place?: number };
}

/** What menus, forms and pages know of a product; it goes to the browser. */
export interface ProductOffer {
  /** The specification's name. */
  readonly name: string;
  readonly subject: SubjectKind;
  /** Absent where nothing is asked of a person, a company or a car before the order. */
  readonly form?: CheckForm;
  /** A landing with a form of its own: it answers there, or leads to the other brand. */
  readonly ownForm?: 'passport' | 'fssp' | 'realty';
  /** The wider check that contains this one. */
  readonly wider?: string;
  /** What is worth offering beside it for the same person; never what it holds already. */
  readonly addOns?: readonly string[];
  /** Checks the owners of the object besides; the version of its report. */
  readonly risk?: { readonly version: 1 | 2 };
  /** About a file the buyer uploads: it is ordered on its own page only, never beside others or in a list. */
  readonly needsFile?: true;
  /** One of the reports about an object itself whose lowest price section 7 shows. */
  readonly isObjectReport?: true;
  readonly on: { readonly [Brand in BrandId]?: BrandOffer & { readonly group: MenuGroup<Brand> } };
}

interface BrandSeed {
  /** Of the row in the database; never changes. */
  readonly id: string;
  readonly description: string;
  /** Where the ledger books what it earns; none for what is free. */
  readonly revenueAccount?: `revenue:${BrandId}:${string}`;
}

/** What the database is seeded with; it stays on the server. */
export interface ProductSeed {
  /** Task types, in the order a report shows them; none for what is answered at once. */
  readonly tasks: readonly string[];
  /** What is asked about each owner the item names. */
  readonly ownerTasks?: readonly string[];
  /** What the report holds, in words; the titles of the tasks unless said otherwise. */
  readonly contents?: readonly string[];
  /** A call answered at once instead of an order. */
  readonly isInstant?: true;
  /** Insurance of the deal, in rubles, for those who ask for it. */
  readonly insuranceRub?: number;
  /** In uploaded lists: what rows of its kind are checked by unless somebody chooses, and its short names. */
  readonly lists?: { readonly isUsual?: true; readonly words?: readonly string[] };
  readonly on: { readonly [Brand in BrandId]?: BrandSeed };
}
