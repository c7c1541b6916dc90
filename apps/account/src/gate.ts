const nothing = '00000000-0000-7000-8000-000000000000';

/** An address of every route with parameters, for the gate; ids that name nothing where a visitor would need one of their own. */
export const fixtures: Readonly<Record<string, string>> = {
  'user-case': `/user/cases/${nothing}/`,
  'user-deal': `/user/deals/${nothing}/`,
  order: `/order/${nothing}/`,
  'confirm-report': '/confirm/000000/',
};
