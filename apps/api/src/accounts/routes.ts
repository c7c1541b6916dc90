import type { AddRoute } from '#platform/http/route.ts';
import type { AccountsDeps } from './deps.ts';
import { addAccountRoutes } from './sign-in/account.routes.ts';
import { addEmailRoutes } from './sign-in/email.routes.ts';
import { addPersonRoutes } from './people/person.routes.ts';
import { addPhoneRoutes } from './phones/phone.routes.ts';
import { addSettingRoutes } from './settings/setting.routes.ts';
import { addApiTokenRoutes } from './api-tokens/api-token.routes.ts';

export function addAccountsRoutes(add: AddRoute, deps: AccountsDeps): void {
  addAccountRoutes(add, deps);
  addEmailRoutes(add, deps);
  addPersonRoutes(add, deps);
  addPhoneRoutes(add, deps);
  addSettingRoutes(add, deps);
  addApiTokenRoutes(add, deps);
}
