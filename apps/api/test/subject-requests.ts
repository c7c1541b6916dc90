import { randomUUID } from 'node:crypto';
import type { SubjectRequestState } from '@proverka/contract/subject-request';
import type { TestWorld } from './world.ts';

export const subject = {
  last_name: 'Тестов',
  first_name: 'Иван',
  middle_name: 'Петрович',
  birth_date: '1980-01-31',
};

export const subjectRequest = (more: object = {}) => ({
  kind: 'access',
  about: 'self',
  person: subject,
  email: `subject-${randomUUID()}@example.com`,
  text: '',
  ...more,
});

/** A request in a state, as the staff finds it. */
export async function requestIn(
  world: Pick<TestWorld, 'api' | 'owner'>,
  state: SubjectRequestState,
  more: object = {},
): Promise<string> {
  const payload = subjectRequest(more);
  const answer = await world.api.inject({ method: 'POST', url: '/subject_requests', payload });
  const { request_id: id } = answer.json<{ request_id: string }>();
  await world.owner.query(
    `update subject_request set state = $2, proven_by = case when $2 = 'open' then 'staff' end where id = $1`,
    [id, state],
  );
  return id;
}
