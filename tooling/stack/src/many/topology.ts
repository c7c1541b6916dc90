/** How many of each process run; more than one stand behind HAProxy. */
export interface Topology {
  readonly shells: number;
  readonly apis: number;
  readonly workers: number;
  /** PgBouncer between them and the database. */
  readonly isPooled: boolean;
}

export const oneOfEach: Topology = { shells: 1, apis: 1, workers: 1, isPooled: false };

const MOST = 8;

/** Reads `SHELLS`, `APIS`, `WORKERS` and `POOLER`. Throws one clear sentence per mistake. */
export function readTopology(env: NodeJS.ProcessEnv): Topology {
  const { SHELLS = '1', APIS = '1', WORKERS = '1', POOLER = '' } = env;
  if (POOLER !== '' && POOLER !== 'pgbouncer')
    throw new Error(`POOLER is "${POOLER}", but it is "pgbouncer" or left out.`);
  return {
    shells: count('SHELLS', SHELLS),
    apis: count('APIS', APIS),
    workers: count('WORKERS', WORKERS),
    isPooled: POOLER !== '',
  };
}

function count(name: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= MOST) return number;
  throw new Error(`${name} is "${value}", but it is a whole number from 1 to ${MOST}.`);
}

/** `api`, `api-2`, `api-3`: the first keeps the name it has alone. */
export const namesOf = (name: string, many: number): readonly string[] =>
  Array.from({ length: many }, (_, at) => (at === 0 ? name : `${name}-${at + 1}`));
