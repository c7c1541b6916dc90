import type { SignedInPerson, TestWorld } from './world.ts';

interface Refused {
  readonly action: string;
  readonly owner_id: string | null;
  readonly subject: string | null;
}

const refusals = async (world: Pick<TestWorld, 'owner'>, whose: 'user_id' | 'owner_id', id: string) =>
  (
    await world.owner.query<Refused>(
      `select after->>'operation' as action, owner_id, subject from audit_event
       where event = 'access.refused' and ${whose} = $1 order by seq`,
      [id],
    )
  ).rows;

/** What a person was refused, as the journal has it, oldest first. */
export const auditOf = async (world: Pick<TestWorld, 'owner'>, { id }: Pick<SignedInPerson, 'id'>) =>
  (await refusals(world, 'user_id', id)).map(({ action, owner_id }) => ({ action, owner_id }));

/** What others were refused of a person's things, oldest first. */
export const trespassesOn = async (world: Pick<TestWorld, 'owner'>, ownerId: string): Promise<string[]> =>
  (await refusals(world, 'owner_id', ownerId)).map(({ action }) => action);

/** Who looked at somebody else's report, or was refused, oldest first. */
export const looksAt = async (world: Pick<TestWorld, 'owner'>, itemId: string) =>
  (
    await world.owner.query<{ user_id: string; allowed: boolean }>(
      `select user_id, event != 'access.refused' as allowed from audit_event
       where subject = $1 or after->>'item_id' = $1 order by seq`,
      [itemId],
    )
  ).rows;

/** Events of one name about a subject, oldest first. */
export const eventsAbout = async (world: Pick<TestWorld, 'owner'>, event: string, subject: string) =>
  (
    await world.owner.query<{ user_id: string; owner_id: string }>(
      'select user_id, owner_id from audit_event where event = $1 and subject = $2 order by seq',
      [event, subject],
    )
  ).rows;
