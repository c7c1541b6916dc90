import type { Flat } from '../model/flat.domain.ts';

/** A flat that was sold or is offered, as it may be compared with the valued one. */
export interface Candidate {
  readonly kind: 'sale' | 'advert';
  readonly key: string;
  readonly flat: Flat;
  /** The day of the sale, or of the advert's last price. */
  readonly on: number;
  readonly price: number;
  /** Of the register; null where nobody told it. */
  readonly number: string | null;
  /** Of the house; null where only the street or less is known. */
  readonly address: string | null;
  /** Where the house is not named. */
  readonly street: string | null;
  readonly advertId: number | null;
}
