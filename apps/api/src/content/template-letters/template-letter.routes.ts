import type { AddRoute } from '#platform/http/route.ts';
import type { ContentDeps } from '../deps.ts';
import { done } from '#platform/result.ts';
import { findRating, orderRating } from '#valuation/rate-tasks.ts';
import { findLetterTask, orderLetter } from './order-letter.ts';

/** Jobs of the staff (specification, section 7, Events and jobs): fixed letters to people who have an account, and valuations. */
export function addTemplateLetterRoutes(add: AddRoute, deps: ContentDeps): void {
  add(
    'POST /task',
    async ({ caller, body: { job, email = '', template, object_key: objectKey = '', word = {} } }) => {
      if (job === 'rate_cost_assessment') return done(await orderRating(deps, { objectKey, word }));
      if (template === undefined) throw new Error('the contract lets no letter pass without its template');
      return orderLetter(deps, caller, { email, template });
    },
  );

  add('GET /task/job', async ({ query }) => {
    const rating = await findRating(deps.db, query.task_id);
    return rating === undefined ? findLetterTask(deps, query.task_id) : done(rating);
  });
}
