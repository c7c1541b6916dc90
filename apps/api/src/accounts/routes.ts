import type { AddRoute } from '#platform/http/route.ts';
import type { AccountsDeps } from './deps.ts';
import { addAccountRoutes } from './sign-in/account.routes.ts';
import { addEmailRoutes } from './sign-in/email.routes.ts';
import { addPersonRoutes } from './people/person.routes.ts';
import { addConsentRoutes } from './consents/consent.routes.ts';
import { addPhoneRoutes } from './phones/phone.routes.ts';
import { addSecondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { addSettingRoutes } from './settings/setting.routes.ts';
import { addStaffSignInRoutes } from './staff/sign-in.routes.ts';
import { addDeskAccountRoutes } from './desk/desk.routes.ts';
import { addStaffRoutes } from './staff/staff.routes.ts';
import { addApiTokenRoutes } from './api-tokens/api-token.routes.ts';

export function addAccountsRoutes(add: AddRoute, deps: AccountsDeps): void {
  addAccountRoutes(add, deps);
  addEmailRoutes(add, deps);
  addPersonRoutes(add, deps);
  addPhoneRoutes(add, deps);
  addConsentRoutes(add, deps);
  addSettingRoutes(add, deps);
  addApiTokenRoutes(add, deps);
  addSecondFactorRoutes(add, deps);
  addDeskAccountRoutes(add, deps);
  addStaffRoutes(add, deps);
  addStaffSignInRoutes(add, deps);
}
