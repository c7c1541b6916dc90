/**
 * Partner and campaign parameters of the last 30 days, named as in the URL (specification, sections 4 and 9): `partner_id` is
 * sent with registration and orders, `admitad_uid` and the Actionpay click in an order's metadata, `utm_campaign` with
 * registration and price requests.
 */
export type VisitSource = Readonly<Partial<Record<VisitParameter, string>>>;

export type VisitParameter = 'partner_id' | 'admitad_uid' | 'actionpay' | `utm_${string}`;

export const unknownSource: VisitSource = {};
