/**
 * Partner and campaign parameters of the last 30 days, by their names in the address (specification, sections 4 and 9):
 * `partner_id` goes with registration and orders, `admitad_uid` and the click of Actionpay into an order's metadata,
 * `utm_campaign` with registration and the prices it makes.
 */
export type VisitSource = Readonly<Partial<Record<VisitParameter, string>>>;

export type VisitParameter = 'partner_id' | 'admitad_uid' | 'actionpay' | `utm_${string}`;

export const unknownSource: VisitSource = {};
