/** Partner and campaign parameters of the last 30 days (specification, sections 4 and 9). */
export interface VisitSource {
  /** `person_id` of whoever invited the visitor; goes with registration and orders. */
  readonly partnerId?: string;
  /** The affiliate network's mark; goes into an order's metadata. */
  readonly admitadUid?: string;
  /** The `utm_…` parameters by name; `utm_campaign` goes with registration as the campaign. */
  readonly utm: Readonly<Record<string, string>>;
}

export const unknownSource: VisitSource = { utm: {} };
