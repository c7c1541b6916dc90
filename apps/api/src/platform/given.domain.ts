/** What one of the staff proposes and another confirms: a role, a new way in after a loss, a movement of money. */
export interface Given {
  readonly userId: string;
  /** null: by the command on the server. */
  readonly givenBy: string | null;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
}

export const stateOf = ({ confirmedAt, endedAt }: Given): 'proposed' | 'active' | 'ended' => {
  if (endedAt !== null) return 'ended';
  return confirmedAt === null ? 'proposed' : 'active';
};

/** Neither who is to have it nor who proposed it: two admins besides the receiver have to agree. */
export function whyNotConfirmedBy(
  admin: string,
  given: Given,
): 'ended' | 'confirmed' | 'own_staff_role' | 'own_proposal' | null {
  const state = stateOf(given);
  if (state === 'ended') return 'ended';
  if (state === 'active') return 'confirmed';
  if (admin === given.userId) return 'own_staff_role';
  return admin === given.givenBy ? 'own_proposal' : null;
}

/** What it is called when somebody ends it. */
export function endingBy(admin: string, given: Given): 'ended' | 'withdrawn' | 'refused' {
  if (stateOf(given) === 'active') return 'ended';
  return admin === given.givenBy ? 'withdrawn' : 'refused';
}
