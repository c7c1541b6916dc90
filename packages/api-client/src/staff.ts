/** Everybody who has or had a role at the desk, and what waits for a second admin. */
export const staffKey = ['staff'] as const;
