import type { AddRoute } from '#platform/http/route.ts';
import { addCaseRoutes } from './conversation/case.routes.ts';
import type { CasesDeps } from './deps.ts';
import { addCaseDeskRoutes } from './desk/case-desk.routes.ts';
import { addInboundMailRoutes } from './inbound/inbound-mail.routes.ts';

export function addCasesRoutes(add: AddRoute, deps: CasesDeps): void {
  addCaseRoutes(add, deps);
  addCaseDeskRoutes(add, deps);
  addInboundMailRoutes(add, deps);
}
