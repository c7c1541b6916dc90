const nothing = '00000000-0000-7000-8000-000000000000';

/** An address of every route with parameters, for the gate; ids that name nothing where a visitor would need one of their own. */
export const fixtures: Readonly<Record<string, string>> = {
  'risk-report': `/risk-preview/${nothing}/`,
  'risk-checkout': '/riskCheckout/77:06:0001001:1234/',
  'seller-extract-order': `/seller-extract/${nothing}/`,
  'valuation-report': `/valuation/${nothing}/`,
  'valuation-preview': '/cost-assessment-preview/77:06:0001001:1234/',
  'egrn-object-of': '/egrn-object-preview/77:06:0001001:1234/',
  'egrn-right-list-of': '/egrn-right-list-preview/77:06:0001001:1234/',
  'sale-history-detail': '/sale-history/г_Москва,_ул_Образцова,_д_5/',
  advert: '/adverts/1/',
  'market-city': '/market/sankt-peterburg/',
  'market-district': '/market/sankt-peterburg/nevskiy/',
  object: '/object/77:06:0001001:1234/',
  'object-checkout': '/objectCheckout/77:06:0001001:1234/',
  'object-report': `/report/${nothing}/`,
  'owner-check-report': `/check-owner/${nothing}/`,
  'realty-credit-rating-report': `/credit-rating/${nothing}/`,
  'blog-article': '/blog/proverka-prodavca-na-bankrotstvo/',
};
