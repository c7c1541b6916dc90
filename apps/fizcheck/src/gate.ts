const nothing = '00000000-0000-7000-8000-000000000000';

/** An address of every route with parameters, for the gate; ids that name nothing where a visitor would need one of their own. */
export const fixtures: Readonly<Record<string, string>> = {
  'made-check-person-preview': `/check-person-preview/${nothing}/`,
  'made-counter-agent-preview': `/counter-agent-preview/${nothing}/`,
  'made-credit-rating-preview': `/credit-rating-preview/${nothing}/`,
  'made-check-auto-preview': `/check-auto-preview/${nothing}/`,
  'check-person-report': `/check-person/${nothing}/`,
  'check-fiz-report': `/check-fiz/${nothing}/`,
  'counter-agent-report': `/counter-agent/${nothing}/`,
  'credit-rating-report': `/credit-rating/${nothing}/`,
  'check-auto-report': `/proverka-avto/${nothing}/`,
  'check-person-pdf': `/check-person-pdf/${nothing}/`,
  'fizcheck-blog-article': '/blog/proverka-prodavca-na-bankrotstvo/',
};
