import type { AddRoute } from '#platform/http/route.ts';
import type { ContentDeps } from '../deps.ts';
import { findLetterTask, orderLetter } from './order-letter.ts';

/** Mail jobs of the staff (specification, section 7, Events and jobs): fixed letters to people who have an account. */
export function addTemplateLetterRoutes(add: AddRoute, deps: ContentDeps): void {
  add('POST /task', ({ caller, body: { email, template } }) =>
    orderLetter(deps, caller, { email, template }),
  );

  add('GET /task/job', ({ query }) => findLetterTask(deps, query.task_id));
}
