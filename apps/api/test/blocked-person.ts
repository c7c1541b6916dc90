import { randomUUID } from 'node:crypto';
import type { SubjectData } from '@proverka/contract/subject';
import { personKeys } from '#registers/person-keys.ts';
import { requestIn } from './subject-requests.ts';
import type { TestWorld } from './world.ts';

/**
 * A block of the person in force, by name and birth date (the examples have one passport), or of an entrepreneur by the INN alone.
 * Returns how it ends.
 */
export async function block(
  world: Pick<TestWorld, 'api' | 'owner' | 'deps'>,
  { last_name, first_name, birth_date, inn }: SubjectData,
): Promise<() => Promise<unknown>> {
  const named = { last_name: last_name ?? '', first_name: first_name ?? '', birth_date: birth_date ?? '' };
  const person = last_name === undefined && inn !== undefined ? { inn } : named;
  const requestId = await requestIn(world, 'open', { kind: 'correction' });
  for (const key of personKeys(world.deps.config.appSecret, person)) {
    await world.owner.query(
      `insert into subject_block (id, person_key, request_id, blocked_at) values ($1, $2, $3, now())`,
      [randomUUID(), key, requestId],
    );
  }
  return () =>
    world.owner.query('update subject_block set ended_at = now() where request_id = $1', [requestId]);
}
