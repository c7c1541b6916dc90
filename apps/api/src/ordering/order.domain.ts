import type { BrandId } from '@proverka/brand/host';
import type { OrderBody, OrderItemInput } from '@proverka/contract/order';
import type { SubjectData } from '@proverka/contract/subject';
import {
  objectKeyOf,
  prefixed,
  readSubject,
  subjectDataOf,
  subjectPath,
  withSubject,
} from '#registers/subject.domain.ts';
import { readObjectKey } from '#registers/object-key.domain.ts';
import { add, toRubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { noCoupons } from '#catalogue/named-discounts.ts';
import type { CouponOf, DiscountRefusal } from '#catalogue/named-discounts.ts';
import { guest, priceOf } from '#catalogue/pricing.domain.ts';
import type { Buyer } from '#catalogue/pricing.domain.ts';
import type { Price } from '#money/price.domain.ts';
import { sellerExtractTask } from '#registers/task-type.ts';
import { priceOptions, readOwners } from '#registers/owner.domain.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

/** How long an order waits for its payment (specification, section 9: the unpaid check runs for 24 hours). */
export const ORDER_LIFE_MS = 24 * 3600 * 1000;

export interface DraftItem {
  readonly product: CatalogueProduct;
  readonly objectKey: string;
  readonly objectAddress: string;
  readonly price: Price;
  readonly metadata: NonNullable<OrderItemInput['metadata']>;
  /** The buyer confirmed buying the same check again. */
  readonly refresh: boolean;
}

/** Two equal checks within this time are a second tab or click, not a second purchase. */
export const MOMENT_MS = 10 * 60 * 1000;

/** The items that must not have been bought a moment ago. Extracts may: the object's page shows what is bought already. */
export const checksToCompare = ({ items }: OrderDraft): readonly ComparedCheck[] =>
  items.flatMap(({ refresh, ...item }) => {
    const subject = comparedSubject(item);
    return refresh || subject === null ? [] : [{ product_id: item.product.id, ...subject }];
  });

/** Full checks are equal when object and owners are; any other checks when their subjects are. */
function comparedSubject({
  product,
  objectKey,
  metadata,
}: Pick<DraftItem, 'product' | 'objectKey' | 'metadata'>): Omit<ComparedCheck, 'product_id'> | null {
  if (product.subject !== 'object') {
    return { object_key: null, subject: subjectDataOf(product.subject, metadata) };
  }
  return product.ownerTasks.length === 0
    ? null
    : { object_key: objectKey, subject: metadata.ownersData ?? [] };
}

export interface ComparedCheck {
  readonly product_id: string;
  /** Of a full check. */
  readonly object_key: string | null;
  readonly subject: SubjectData | readonly SubjectData[];
}

export interface OrderDraft {
  readonly items: readonly DraftItem[];
  readonly total: Money;
}

type OrderWish = Pick<OrderBody, 'order_items' | 'expected_total'>;

/** The buyer's terms, and what the codes and coupons of the items stand for. `Code`: how a coupon may be refused; never, where items cannot name one. */
export interface OrderTerms<Code extends DiscountRefusal = never> {
  readonly buyer: Buyer;
  readonly couponOf: CouponOf<Code>;
  /** The uploaded extract of this id, if this buyer may order its report; nothing is known of any where lists are ordered. */
  readonly sellerExtractOf?: SellerExtractOf;
}

/** An uploaded extract as the order needs it. */
interface OfferedExtract {
  readonly cadastralNumber: string;
  readonly address: string;
  /** The buyer has bought an extract about the same object. */
  readonly isIncluded: boolean;
}
export type SellerExtractOf = (id: string) => OfferedExtract | undefined;

const guestTerms: OrderTerms = { buyer: guest, couponOf: noCoupons };

type DraftRefusal =
  | 'no_object_or_items'
  | 'product_unknown'
  | 'subject_invalid'
  | 'seller_extract_not_found'
  | 'price_changed';

/** Prices an order by the catalogue (`today` is ISO); the client's sum is only compared with the result. */
export function draftOrder<Code extends DiscountRefusal = never>(
  catalogue: Catalogue,
  brand: BrandId,
  wish: OrderWish,
  today: string,
  terms: OrderTerms<Code> | OrderTerms = guestTerms,
): Result<OrderDraft, DraftRefusal | Code> {
  const { order_items: wanted, expected_total: expected } = wish;
  if (wanted.length === 0) return refuse('no_object_or_items');
  const items: DraftItem[] = [];
  for (const [index, one] of wanted.entries()) {
    const product = catalogue.get(one.product_id);
    if (product === undefined || product.brand !== brand || product.isInstant)
      return refuse('product_unknown');
    const uploaded = uploadedFor(product, one, terms);
    if (!uploaded.ok) return uploaded;
    const about = aboutOf(product, uploaded.value.item, index, today);
    if (!about.ok) return about;
    const price = priceItem(product, one, about.value.metadata, terms, uploaded.value.isIncluded);
    if (!price.ok) return price;
    items.push({
      product,
      ...about.value,
      objectAddress: uploaded.value.item.object_address.trim(),
      price: price.value,
      refresh: one.refresh === true,
    });
  }
  const total = add(...items.map(({ price }) => price.total));
  return expected === undefined || expected === toRubles(total)
    ? done({ items, total })
    : refuse('price_changed');
}

/** A report on an uploaded extract is about the object the document names, whatever the request says. */
function uploadedFor(
  { tasks }: CatalogueProduct,
  item: OrderItemInput,
  { sellerExtractOf }: Pick<OrderTerms, 'sellerExtractOf'>,
): Result<{ item: OrderItemInput; isIncluded: boolean }, 'seller_extract_not_found'> {
  if (!tasks.includes(sellerExtractTask)) return done({ item, isIncluded: false });
  const id = item.metadata?.sellerExtract?.id;
  const extract = id === undefined ? undefined : sellerExtractOf?.(id);
  if (extract === undefined) return refuse('seller_extract_not_found');
  const { cadastralNumber, address, isIncluded } = extract;
  return done({ item: { ...item, object_key: cadastralNumber, object_address: address }, isIncluded });
}

/** A coupon that saves nothing is dropped (section 5); the markup the page added must equal the one computed here. */
function priceItem<Code extends DiscountRefusal>(
  product: CatalogueProduct,
  item: OrderItemInput,
  metadata: DraftItem['metadata'],
  { buyer, couponOf }: OrderTerms<Code> | OrderTerms,
  isIncluded: boolean,
): Result<Price, 'price_changed' | Code> {
  const options = priceOptions(metadata);
  // What the page offered a moment ago is not sold any more: an item never goes without what it asks for.
  if (options.some((option) => !isSold(product, option))) return refuse('price_changed');
  const coupon = couponOf(item, product);
  if (!coupon.ok) return coupon;
  const price = priceOf(product, buyer, {
    options,
    coupon: coupon.value,
    isIncluded,
  });
  const extras = price.parts.filter(({ kind }) => kind === 'option' || kind === 'markup');
  const added = toRubles(add(...extras.map(({ amount }) => amount)));
  return item.markup === undefined || item.markup === added ? done(price) : refuse('price_changed');
}

const isSold = ({ components }: CatalogueProduct, option: string): boolean =>
  components.some((component) => component.enabled && component.option === option);

const noObject = 'Укажите кадастровый номер, например 77:01:0001001:1024, или адрес объекта';

/** The subject of an item, validated by the rules of its product's kind. */
function aboutOf(
  { subject: kind, ownerTasks }: CatalogueProduct,
  { object_key: objectKey, metadata = {} }: OrderItemInput,
  index: number,
  today: string,
): Result<Pick<DraftItem, 'objectKey' | 'metadata'>, 'no_object_or_items' | 'subject_invalid'> {
  if (kind === 'object') {
    if (objectKey.trim() === '') return refuse('no_object_or_items');
    const key = readObjectKey(objectKey);
    if (key === null) {
      return refuse('subject_invalid', { fields: { [`order_items.${index}.object_key`]: noObject } });
    }
    if (ownerTasks.length === 0) return done({ objectKey: key, metadata });
    const owned = readOwners(metadata, today, `order_items.${index}.metadata`);
    return owned.ok ? done({ objectKey: key, metadata: owned.value }) : owned;
  }
  const read = readSubject(kind, subjectDataOf(kind, metadata), today);
  if (!read.ok) {
    const path = `order_items.${index}.${subjectPath(kind)}`;
    return refuse('subject_invalid', { fields: prefixed(path, read.fields) });
  }
  return done({
    objectKey: objectKeyOf(kind, objectKey, read.subject),
    metadata: withSubject(kind, metadata, read.subject),
  });
}

/** Section 9: bonus money never pays the urgent option. */
export const isBonusAllowed = ({
  parts,
}: {
  readonly parts: readonly { readonly component: string }[];
}): boolean => !parts.some(({ component }) => component.toLowerCase().startsWith('urgent'));
