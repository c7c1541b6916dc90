export type Told = string | number | boolean;

/** Somebody who makes calls; a guest has no tokens. */
export interface Actor {
  readonly name: string;
  /** The word in what this actor sends that nobody else may be shown; empty for staff and guests, who write for others. */
  readonly mark: string;
  /** Reads what others wrote, by right. */
  readonly isStaff: boolean;
  /** Has an account; false for a guest. */
  readonly isMember: boolean;
  /** The only host its sessions are for; none for whoever is known on all. */
  readonly site?: string;
  readonly email: string;
  readonly password: string;
  /** Open sessions and API tokens, latest last. */
  readonly tokens: string[];
  /** What answers told this actor, by kind, latest last. */
  readonly told: Map<string, Told[]>;
  lastKey: string;
}

const MOST_TOLD = 12;

export const createActor = (fields: Omit<Actor, 'told' | 'lastKey'>): Actor => ({
  ...fields,
  told: new Map(),
  lastKey: 'the-first-key',
});

export function tell({ told }: Actor, kind: string, value: Told): void {
  const values = told.get(kind);
  if (values === undefined) told.set(kind, [value]);
  else if (!values.includes(value)) {
    values.push(value);
    if (values.length > MOST_TOLD) values.splice(Math.floor(MOST_TOLD / 2), 1);
  }
}
