import path from 'node:path';
import { parseArgs } from 'node:util';

export interface Incident {
  readonly since: Date;
  readonly until: Date;
  /** Whose acts are looked at; of everybody by default. */
  readonly account: string | null;
  readonly credential: string | null;
  readonly address: string | null;
  readonly brand: 'real-estate' | 'person-check';
  /** Where notices and list are written. */
  readonly folder: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ADDRESS = /^[0-9a-f.:]{2,45}$/i;

export const usage = `npx pnpm incident --since 2026-11-20T00:00 --until 2026-11-21T00:00
  [--account <id>] [--credential <id>] [--address <IP>] [--brand real-estate|person-check] [--to <folder>]

Reads the journal; times without a zone are Moscow's. Writes notice-24.md, notice-72.md and affected.csv (readable by you only)
into the data folder or the one you name.`;

/** Times are Moscow's unless they name a zone. */
function momentOf(text: string | undefined): Date | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?(Z|[+-]\d{2}:\d{2})?$/.test(text))
    return null;
  const hasZone = /T[\d:]{5,8}(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const whole = text.includes('T') ? text : `${text}T00:00`;
  const moment = new Date(hasZone ? whole : `${whole}+03:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** The incident, or what is wrong with the command in a sentence. Without `--to`, a folder of its own in `incidentsFolder` is meant. */
export function readIncident(argv: readonly string[], incidentsFolder = '.'): Incident | string {
  const text = { type: 'string' } as const;
  let values: Record<string, string | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: {
        since: text,
        until: text,
        account: text,
        credential: text,
        address: text,
        brand: text,
        to: text,
      },
    }));
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown option';
  }
  const { account = null, credential = null, address = null, brand = 'real-estate', to } = values;
  const since = momentOf(values['since']);
  const until = momentOf(values['until']);
  if (since === null || until === null) return '--since and --until are needed: 2026-11-20T09:00';
  if (since >= until) return '--since has to be before --until';
  if (account !== null && !UUID.test(account)) return '--account is the id of an account';
  if (credential !== null && !UUID.test(credential)) return '--credential is the id of a session or a token';
  if (address !== null && !ADDRESS.test(address)) return '--address is an IP address';
  if (brand !== 'real-estate' && brand !== 'person-check') return '--brand is real-estate or person-check';
  const named = [since, until].map((moment) => moment.toISOString().slice(0, 16).replace(':', '-')).join('_');
  return {
    since,
    until,
    account,
    credential,
    address,
    brand,
    folder: to ?? path.join(incidentsFolder, named),
  };
}
