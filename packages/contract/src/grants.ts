/** What staff may do; an endpoint with a grant is closed to everybody who does not hold it. */
export const staffGrants = [
  /** Prices of products and whom they are for. */
  'prices',
  'coupons',
  'tariffs',
  /** Account holders: their data, settings and payers. */
  'people',
  /** Changing accounts: their role, a closed one, the counts that limit them. */
  'accounts',
  /** Signing in as an account holder. */
  'impersonation',
  /** Orders with their payments and course, without the names of their owners. */
  'orders',
  /** Reading anybody's report. */
  'reports',
  /** The risk desk and expert conclusions. */
  'conclusions',
  'disputes',
  /** The conversation with customers. */
  'cases',
  /** Giving money back. */
  'returns',
  /** Invoices, statements of the bank, corrections and payouts. */
  'money',
  /** Figures of the business and what stands behind them. */
  'numbers',
  /** The customers somebody of the staff answers for, and nothing else. */
  'own_customers',
  /** Alerts, banners and settings of the sites. */
  'site',
  'mailings',
  /** Hiding comments and articles from readers. */
  'comments',
  /** Giving and ending the roles of the staff. */
  'staff',
  /** Reading the journal of security events. */
  'journal',
  /** Requests of the people in the data, and incidents with it. */
  'personal_data',
  /** Accounts whose checks are paused. */
  'pauses',
  /** Seeing releases of the site, going back and ending trials. */
  'releases',
  /** Whether sources answer, putting their questions by hand, and which of the adverts read from them sell one flat. */
  'sources',
] as const;
export type StaffGrant = (typeof staffGrants)[number];
