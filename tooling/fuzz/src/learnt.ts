/** A place in a generated input that is filled with something an earlier answer told, by the name of its field. */
export class Learnt {
  readonly kind: string;
  /** Chooses among what is known, from 0 to below 1. */
  readonly pick: number;
  /** What another user was told, instead of the caller. */
  readonly isForeign: boolean;
  constructor(kind: string, pick: number, isForeign: boolean) {
    this.kind = kind;
    this.pick = pick;
    this.isForeign = isForeign;
  }
}

/** `order_item_id`, `orderItemId` and `orderItemIds` are one kind. */
export const kindOf = (field: string): string =>
  (sameThing[plainName(field)] ?? plainName(field)).slice(0, 60);

const plainName = (field: string): string =>
  field
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/s(id)?$/, '$1');

/** What the contract calls by several names. */
const sameThing: Readonly<Record<string, string>> = {
  username: 'email',
  jwttoken: 'token',
  wholesaleid: 'batchid',
  discountid: 'couponid',
  couponid: 'couponid',
  reportid: 'orderitemid',
  item: 'orderitemid',
  finishid: 'orderitemid',
  expertid: 'conclusionid',
  requestid: 'conclusionid',
  key: 'findingkey',
  totalamount: 'expectedtotal',
  total: 'expectedtotal',
  price: 'expectedprice',
  targetpersonid: 'personid',
  userid: 'personid',
  articleid: 'blogid',
  before: 'transactionid',
  sellerextractid: 'sellerextractid',
  slug: 'blogid',
  alertkey: 'key',
};

/** The last fixed part of a path names what a plain `id` in it is: `/admin/coupon/{id}` → `coupon`. */
export function nounOf(path: string): string {
  const words = path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  return words.at(-1) ?? '';
}
