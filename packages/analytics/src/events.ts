/** The exhaustive list of events the browser reports. No personal data. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly routeId: string }
  | { readonly name: 'search'; readonly found: number }
  | { readonly name: 'object_chosen' }
  | { readonly name: 'checkout_started'; readonly products: readonly string[] }
  | { readonly name: 'payment_form_opened'; readonly orderId: string }
  | { readonly name: 'payment_form_closed'; readonly orderId: string }
  | { readonly name: 'purchase'; readonly purchase: Purchase }
  | { readonly name: 'registration' }
  | { readonly name: 'login' }
  | { readonly name: 'logout' }
  | { readonly name: 'services_opened' }
  | { readonly name: 'help_opened'; readonly way: 'chat' | 'form' }
  | { readonly name: 'support_request_sent' }
  | { readonly name: 'referral_shared'; readonly way: string }
  | { readonly name: 'report_opened'; readonly productName: string }
  | { readonly name: 'pdf_downloaded'; readonly productName: string }
  | { readonly name: 'finding_disputed'; readonly productName: string };

export interface Purchase {
  readonly orderId: string;
  readonly totalRubles: number;
  readonly coupon?: string;
  readonly items: readonly { readonly id: string; readonly name: string; readonly priceRubles: number }[];
}
