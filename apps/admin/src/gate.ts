const nothing = '00000000-0000-7000-8000-000000000000';

/** An address of every route with parameters, for the gate; ids that name nothing where a visitor would need one of their own. */
export const fixtures: Readonly<Record<string, string>> = {
  'admin-conclusion': `/admin/conclusions/${nothing}/`,
  'admin-partner': `/admin/partners/${nothing}/`,
  'admin-mailing': `/admin/content/mailings/${nothing}/`,
  'admin-risk-report': `/admin/risk/${nothing}/`,
  'admin-person': `/admin/people/${nothing}/`,
  'admin-order': `/admin/orders/${nothing}/`,
  'admin-case': `/admin/cases/${nothing}/`,
  'admin-dispute': `/admin/disputes/${nothing}/`,
  'admin-subject-request': `/admin/subject-requests/${nothing}/`,
};
