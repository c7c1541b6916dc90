import type { CodeVerdict, PricePreview, priceDeskEndpoints } from '@proverka/contract/price-desk';
import { maskEmail } from '@proverka/validation/email';
import { toDecimalString, toRubles } from '@proverka/validation/money';
import type { z } from 'zod';
import { viewPrice } from '#money/price-view.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { readStanding, standingOf } from './buyer/standing.ts';
import type { CatalogueProduct } from './catalogue.domain.ts';
import type { CatalogueDeps } from './deps.ts';
import { discountOf, findNamedDiscounts, isIgnored, isRunning } from './discounts/discount.store.ts';
import { explainPrice } from './price-explanation.domain.ts';
import { momentOf } from './price-moment.ts';
import { guest, priceOf } from './pricing.domain.ts';
import { isFor } from './products/discount.domain.ts';
import type { Discount } from './products/discount.domain.ts';
import { sellPercent } from './products/rounding.domain.ts';
import { readBuyer } from './read-buyer.ts';

type Asked = z.output<(typeof priceDeskEndpoints)['POST /admin/price_preview']['body']>;

/** What a person would be charged for a product at a moment, and why; the look at the person is in the journal. */
export async function previewPrice(
  deps: CatalogueDeps,
  caller: Caller,
  asked: Asked,
  isNamed: boolean,
): Promise<Result<PricePreview, 'product_unknown' | 'person_not_found' | 'price_in_past'>> {
  const moment = momentOf(asked.at, deps.now());
  if (!moment.ok) return refuse('price_in_past');
  const at = moment.value;
  const catalogue = await deps.catalogueAt(at);
  const then = { ...deps, now: () => at, catalogue: async () => catalogue };
  const product = catalogue.get(asked.product_id);
  if (product === undefined) return refuse('product_unknown');
  const person = await findPerson(deps.db, asked);
  if (person === undefined) return refuse('person_not_found');
  if (person !== null) {
    const read = { event: 'person.read', ownerId: person.id, subject: person.id } as const;
    await recordEvent(deps, deps.db, caller, { ...read, after: { what: 'price' } });
  }
  const userId = person?.id ?? null;
  const buyer = await readBuyer(then, userId, asked.campaign);
  const { verdict, coupon } = await readCode(deps.db, { code: asked.code, userId, at }, product);
  const { price, offers } = explainPrice(product, buyer, { coupon, options: asked.options });
  return done({
    at: at.toISOString(),
    product_id: product.id,
    product_name_ru: product.nameRu,
    breakdown: viewPrice(price),
    offers: offers.map(({ kind, title, base, verdict: fate }) => ({
      kind,
      title,
      price: toRubles(base),
      verdict: fate,
    })),
    code: verdict,
    buyer: person === null ? null : await viewBuyer(then, person, isNamed),
    sell_percent: sellPercent(priceOf(product, guest).total, priceOf(product, buyer).total),
  });
}

interface Person {
  readonly id: string;
  readonly email: string;
}

/** null for a guest, undefined for somebody who does not exist. */
async function findPerson(
  db: Connection,
  { person_id: id, email }: Pick<Asked, 'person_id' | 'email'>,
): Promise<Person | null | undefined> {
  if (id === undefined && email === undefined) return null;
  return db
    .selectFrom('app_user')
    .select(['id', 'email'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(email !== undefined, (query) => query.where('email', '=', (email ?? '').toLowerCase()))
    .executeTakeFirst();
}

async function viewBuyer(
  deps: Pick<CatalogueDeps, 'db' | 'tariffs' | 'catalogue'>,
  { id, email }: Person,
  isNamed: boolean,
): Promise<PricePreview['buyer']> {
  const [facts, tariffs, catalogue] = await Promise.all([
    readStanding(deps.db, id),
    deps.tariffs(),
    deps.catalogue(),
  ]);
  const { tariff, isPersonal, isSpecialRole, hasRolePrices } = standingOf(tariffs, catalogue, facts);
  return {
    person_id: id,
    email: isNamed ? email : maskEmail(email),
    person_role: facts.role,
    spent: toDecimalString(facts.spent),
    tariff: tariff.name,
    is_personal: isPersonal,
    role_prices: hasRolePrices ? 'hold' : isSpecialRole ? 'outgrown' : 'none',
    campaign: facts.campaign,
  };
}

interface TypedCode {
  readonly code: string | undefined;
  readonly userId: string | null;
  readonly at: Date;
}

/** The coupon a code names, and exactly what is wrong with it, which customers are not told. */
async function readCode(
  db: Connection,
  { code, userId, at }: TypedCode,
  product: CatalogueProduct,
): Promise<{ readonly verdict: CodeVerdict; readonly coupon: Discount | null }> {
  const none = (verdict: CodeVerdict) => ({ verdict, coupon: null });
  if (!code?.trim()) return none('none');
  const [row] = await findNamedDiscounts(db, userId, { ids: [], codes: [code] });
  if (row === undefined || isIgnored(row)) return none('not_found');
  if (row.user_id !== null && row.user_id !== userId) return none('other_person');
  if (!isRunning(row, at)) return none('not_running');
  const coupon = discountOf(row);
  if (coupon.usesLeft === 0) return none('used');
  return { verdict: isFor(coupon, product) ? 'taken' : 'other_product', coupon };
}
