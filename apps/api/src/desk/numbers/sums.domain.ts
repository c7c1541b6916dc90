/** Counts, and sums in kopecks and seconds. */
export interface Sums {
  readonly registered: number;
  readonly placed: number;
  readonly placed_sum: number;
  readonly paid: number;
  readonly paid_sum: number;
  readonly topped_up: number;
  readonly topped_up_sum: number;
  readonly sold: number;
  readonly sold_sum: number;
  readonly failed: number;
  readonly charged: number;
  readonly given_back_count: number;
  readonly given_back: number;
  readonly asked: number;
  readonly source_cost: number;
  readonly delivered: number;
  /** Later than their product promises. */
  readonly delivered_late: number;
  readonly delivered_seconds: number;
}

/** Which column of which figure each of them adds up; `late` are the deliveries later than their product promises. */
export const counted: Readonly<Record<keyof Sums, readonly [what: 'quantity' | 'amount', figure: string]>> = {
  registered: ['quantity', 'registered'],
  placed: ['quantity', 'placed'],
  placed_sum: ['amount', 'placed'],
  paid: ['quantity', 'paid'],
  paid_sum: ['amount', 'paid'],
  topped_up: ['quantity', 'topped_up'],
  topped_up_sum: ['amount', 'topped_up'],
  sold: ['quantity', 'sold'],
  sold_sum: ['amount', 'sold'],
  failed: ['quantity', 'failed'],
  charged: ['amount', 'charged'],
  given_back_count: ['quantity', 'given_back'],
  given_back: ['amount', 'given_back'],
  asked: ['quantity', 'asked'],
  source_cost: ['amount', 'asked'],
  delivered: ['quantity', 'delivered'],
  delivered_late: ['quantity', 'late'],
  delivered_seconds: ['amount', 'delivered'],
};

export const noSums = Object.fromEntries(Object.keys(counted).map((name) => [name, 0])) as unknown as Sums;
