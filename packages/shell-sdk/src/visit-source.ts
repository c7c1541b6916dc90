/**
 * Partner and campaign parameters of the last 30 days, by their names in the address (specification, sections 4 and 9):
 * `partner_id` goes with registration and orders, `admitad_uid` into an order's metadata, `utm_campaign` with registration.
 */
export type VisitSource = Readonly<Partial<Record<VisitParameter, string>>>;

export type VisitParameter = 'partner_id' | 'admitad_uid' | `utm_${string}`;

export const unknownSource: VisitSource = {};
