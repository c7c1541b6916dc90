import type { SignedInPerson, TestWorld } from './world.ts';

/** What the audit has of a person, oldest first. */
export const auditOf = async (world: Pick<TestWorld, 'owner'>, { id }: SignedInPerson) =>
  (
    await world.owner.query<{ action: string; owner_id: string | null }>(
      'select action, owner_id from audit_log where user_id = $1 order by id',
      [id],
    )
  ).rows;
