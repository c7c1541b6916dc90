/** Rate limits: `count` uses in `windowSeconds`, per address, account or session as named. */
export interface Limit {
  readonly count: number;
  readonly windowSeconds: number;
}

const names = [
  /** Of guests; those with a token nobody has seen yet are counted apart. */
  'requests_address',
  /** Of a signed-in account; what the shell asks to render its pages is counted apart by the same limit. */
  'requests_account',
  /** Of all signed-in people behind one address, two hundred colleagues and more. */
  'requests_network',
  /** Photos of adverts, apart from all other requests: a page of twenty adverts asks for as many. By account, or by address. */
  'requests_photos',
  /** Of strangers and known networks; a known device has counts of its own. */
  'login_address',
  /** Guesses at one account: from a known device, from one network, and from all strangers together. */
  'login_device',
  'login_place',
  'login_account',
  /** Codes of a second factor, right and wrong, for one account. */
  'second_factor_user',
  /** Codes in addresses that open no session, and codes made. */
  'entry_code_address',
  'entry_code_user',
  'register_address',
  'reset_address',
  /** Letters with a new password: asked for from one known device or network, and by all strangers together. */
  'reset_place',
  'reset_account',
  /** Letters with a link that confirms the e-mail. */
  'email_link_user',
  'email_link_address',
  'suggestions_address',
  'passport_address',
  /** Free checks of debts ask the data bank, which is slow. */
  'free_fssp_address',
  'preview_address',
  /** Free estimates before a valuation. */
  'estimate_address',
  /** Extracts uploaded by visitors: reading one takes a second of a processor. */
  'seller_extract_address',
  /** Wrong codes of coupons, wherever they are tried. */
  'coupon_address',
  'coupon_user',
  /** Campaigns in addresses that do not exist; most are marks of advertisements, not guesses. */
  'campaign_address',
  'rating_address',
  'comment_user',
  'support_address',
  /** Confirmation letters go to an address that is not verified yet; beyond it the request is taken without a letter. */
  'support_recipient',
  /** Messages of a customer to the support. */
  'case_user',
  /** Messages in one case, by link or by letter. */
  'case_messages',
  /** Links of letters that do not work, tried from one address. */
  'case_link_address',
  /** Letters to the support from one e-mail, and those that begin a case, from everybody. */
  'case_mail_sender',
  'case_mail_new',
  /** Calls to the supplier of sale histories; cached answers do not count. */
  'sale_history_user',
  /** Look-ups of adverts, houses and prices that ask the hosts of the market. */
  'market_address',
  /** Lists uploaded for a wholesale order. */
  'wholesale_user',
  /** All reports of a list at once, as ZIP. */
  'batch_papers_user',
  /** The same as one PDF, which takes more memory than anything else. */
  'batch_pdf_user',
  /** Object pages that need a call to a register. */
  'object_source',
  'payer_info_user',
  'payer_user',
  'top_up_user',
  /** Orders of guests: each makes an account and opens a payment. */
  'guest_order_address',
  /** Further attempts to pay an order. */
  'payment_user',
  'statement_user',
  'invoice_user',
  'password_user',
  'sms_user',
  /** Messages to one number: from one account, from one network, and from everybody. */
  'sms_phone_user',
  'sms_phone_network',
  'sms_phone',
  'sms_address',
  'attachment_user',
  /** Files of folders of purchases. */
  'deal_file_user',
  /** Disputes about findings, each read by a person. */
  'dispute_user',
  /** Links and codes of consents to asking a credit bureau. */
  'consent_address',
  'export_user',
  /** Requests of people in the data: from one address, for one e-mail, and codes tried. */
  'subject_request_address',
  'subject_request_email',
  'subject_request_code',
  /** Notifications of the payment provider about payments we do not know, from all addresses together. */
  'notification_unknown',
  /** More often than a person reads results: «Suspicious activity detected». */
  'search_burst',
  /** «вы превысили лимит использования поиска». */
  'search_quota',
  /** Calls made with one API token. */
  'api_token',
  'api_token_user',
  'webhook_test_user',
] as const;
export type LimitName = (typeof names)[number];
export type Limits = Readonly<Record<LimitName, Limit>>;

export const defaultLimits: Limits = {
  requests_address: { count: 600, windowSeconds: 60 },
  requests_account: { count: 1200, windowSeconds: 60 },
  requests_network: { count: 60_000, windowSeconds: 60 },
  requests_photos: { count: 6000, windowSeconds: 60 },
  login_address: { count: 30, windowSeconds: 300 },
  login_device: { count: 10, windowSeconds: 300 },
  login_place: { count: 10, windowSeconds: 3600 },
  // At most 1 200 guesses a day at one account, however many addresses they come from; 100 in any hour.
  login_account: { count: 50, windowSeconds: 3600 },
  // At most 480 guesses a day at codes of which three in a million are right.
  second_factor_user: { count: 20, windowSeconds: 3600 },
  entry_code_address: { count: 20, windowSeconds: 600 },
  entry_code_user: { count: 20, windowSeconds: 600 },
  register_address: { count: 10, windowSeconds: 600 },
  reset_address: { count: 10, windowSeconds: 600 },
  reset_place: { count: 5, windowSeconds: 3600 },
  reset_account: { count: 3, windowSeconds: 21_600 },
  email_link_user: { count: 3, windowSeconds: 600 },
  email_link_address: { count: 10, windowSeconds: 600 },
  suggestions_address: { count: 120, windowSeconds: 60 },
  passport_address: { count: 10, windowSeconds: 3600 },
  free_fssp_address: { count: 10, windowSeconds: 3600 },
  coupon_address: { count: 30, windowSeconds: 600 },
  coupon_user: { count: 30, windowSeconds: 600 },
  campaign_address: { count: 120, windowSeconds: 600 },
  preview_address: { count: 20, windowSeconds: 3600 },
  estimate_address: { count: 60, windowSeconds: 3600 },
  seller_extract_address: { count: 30, windowSeconds: 3600 },
  rating_address: { count: 30, windowSeconds: 3600 },
  comment_user: { count: 10, windowSeconds: 600 },
  support_address: { count: 10, windowSeconds: 3600 },
  support_recipient: { count: 3, windowSeconds: 3600 },
  case_user: { count: 30, windowSeconds: 3600 },
  case_messages: { count: 20, windowSeconds: 3600 },
  case_link_address: { count: 120, windowSeconds: 600 },
  case_mail_sender: { count: 10, windowSeconds: 3600 },
  case_mail_new: { count: 600, windowSeconds: 3600 },
  sale_history_user: { count: 60, windowSeconds: 3600 },
  market_address: { count: 120, windowSeconds: 60 },
  wholesale_user: { count: 60, windowSeconds: 3600 },
  batch_papers_user: { count: 60, windowSeconds: 3600 },
  batch_pdf_user: { count: 10, windowSeconds: 3600 },
  object_source: { count: 240, windowSeconds: 3600 },
  payer_info_user: { count: 60, windowSeconds: 3600 },
  guest_order_address: { count: 30, windowSeconds: 3600 },
  payment_user: { count: 60, windowSeconds: 3600 },
  top_up_user: { count: 30, windowSeconds: 3600 },
  statement_user: { count: 60, windowSeconds: 3600 },
  payer_user: { count: 60, windowSeconds: 3600 },
  invoice_user: { count: 60, windowSeconds: 3600 },
  password_user: { count: 10, windowSeconds: 600 },
  sms_user: { count: 5, windowSeconds: 3600 },
  sms_phone_user: { count: 5, windowSeconds: 86_400 },
  sms_phone_network: { count: 5, windowSeconds: 86_400 },
  sms_phone: { count: 15, windowSeconds: 86_400 },
  sms_address: { count: 20, windowSeconds: 3600 },
  attachment_user: { count: 20, windowSeconds: 3600 },
  deal_file_user: { count: 100, windowSeconds: 3600 },
  dispute_user: { count: 20, windowSeconds: 86_400 },
  consent_address: { count: 60, windowSeconds: 600 },
  notification_unknown: { count: 60, windowSeconds: 60 },
  subject_request_address: { count: 10, windowSeconds: 3600 },
  subject_request_email: { count: 5, windowSeconds: 3600 },
  subject_request_code: { count: 20, windowSeconds: 3600 },
  export_user: { count: 3, windowSeconds: 86_400 },
  search_burst: { count: 20, windowSeconds: 60 },
  search_quota: { count: 60, windowSeconds: 3600 },
  api_token: { count: 300, windowSeconds: 60 },
  api_token_user: { count: 20, windowSeconds: 3600 },
  webhook_test_user: { count: 60, windowSeconds: 3600 },
};

/** Overrides written as `name=count/seconds`, e.g. `search_quota=600/3600`. */
export function readLimits(
  overrides: readonly string[],
  base: Limits,
  mistake: (sentence: string) => void,
): Limits {
  const limits: Record<LimitName, Limit> = { ...base };
  for (const override of overrides) {
    const [, name, count, seconds] = /^(\w+)=(\d{1,9})\/(\d{1,6})$/.exec(override) ?? [];
    const known = names.find((limit) => limit === name);
    if (known && Number(count) > 0 && Number(seconds) > 0) {
      limits[known] = { count: Number(count), windowSeconds: Number(seconds) };
    } else {
      mistake(
        `LIMITS holds "${override}"; it must be name=count/seconds with a name of ${names.join(', ')}.`,
      );
    }
  }
  return limits;
}
