import * as fc from 'fast-check';

/** What happens to one subject, as days from the beginning of the five years. Made by fast-check; one seed, one set of lives. */
export interface Life {
  readonly born: number;
  /** Of each day on which something happens to this one: late in the evening Moscow has the next day already. */
  readonly hour: number;
  /** Orders with a report, days after birth; some are disputed, some not paid. */
  readonly orders: readonly {
    readonly after: number;
    readonly fate: 'delivered' | 'disputed' | 'unpaid';
    /** Days from the opening of a dispute to its answer. */
    readonly answered: number;
  }[];
  readonly topUps: readonly number[];
  /** Documents made out to a payer, days after birth; they may lie years before the five, and none is over at birth. */
  readonly documents: readonly number[];
  readonly support: readonly number[];
  /** Days after birth when the consent is withdrawn; null: never. */
  readonly leaves: number | null;
}

export const DAYS = 5 * 365 + 1;

const day = (most: number) => fc.integer({ min: 0, max: most });

export const anyLife: fc.Arbitrary<Life> = fc.record({
  born: day(DAYS - 60),
  hour: fc.integer({ min: 0, max: 23 }),
  orders: fc.array(
    fc.record({
      after: day(900),
      fate: fc.constantFrom('delivered', 'delivered', 'delivered', 'disputed', 'unpaid'),
      answered: day(60),
    }),
    { maxLength: 3 },
  ),
  topUps: fc.array(day(900), { maxLength: 2 }),
  documents: fc.array(fc.integer({ min: -1826, max: 900 }), { maxLength: 2 }),
  support: fc.array(day(1500), { maxLength: 1 }),
  leaves: fc.option(day(1500), { freq: 2 }),
});

/** Days on which the clock's jobs do not run: single ones, and some longer failures. */
export const anyOutages = fc.array(fc.record({ from: day(DAYS), days: fc.integer({ min: 1, max: 5 }) }), {
  minLength: 3,
  maxLength: 12,
});
