import { noCounts, type Arm, type Counts, type Figures, type Signal } from '@proverka/release/figures';
import { placeCount } from '@proverka/release/visitor-share';

/** Who and what a count is about. */
interface Counted {
  readonly name: string;
  readonly arm: Arm;
  readonly place: number;
  /** Where the visitor comes from, see `networkOf`. */
  readonly network: string;
}

export interface TrialCounts {
  readonly view: (trial: Pick<Counted, 'name' | 'arm'>, remote: string) => void;
  /** Counts once per visitor, remote and signal, and few times per network: nobody ends a trial alone. */
  readonly happened: (trial: Counted, remote: string, signal: Signal) => void;
  /** What this process counted of a trial. */
  readonly of: (name: string) => Figures;
}

interface Kept {
  readonly figures: Record<string, { stable: Counts; candidate: Counts }>;
  /** A bit per place, by remote and signal. */
  readonly seen: Map<string, Uint8Array>;
  /** By network, remote and signal. */
  readonly networks: Map<string, number>;
}

const MOST_OF_NETWORK = 3;
const MOST_NETWORKS = 100_000;

/** What this process counts of the trial that runs; the next trial begins with nothing. */
export function countTrial(): TrialCounts {
  let running: (Kept & { readonly name: string }) | null = null;
  const keptOf = (name: string): Kept => {
    if (running?.name !== name) running = { name, figures: {}, seen: new Map(), networks: new Map() };
    return running;
  };
  const countsOf = ({ name, arm }: Pick<Counted, 'name' | 'arm'>, remote: string): Counts => {
    const { figures } = keptOf(name);
    figures[remote] ??= { stable: { ...noCounts }, candidate: { ...noCounts } };
    return figures[remote][arm];
  };
  return {
    view: (trial, remote) => {
      countsOf(trial, remote).views += 1;
    },
    happened: (trial, remote, signal) => {
      const { seen, networks } = keptOf(trial.name);
      const what = `${remote} ${signal}`;
      if (isFirst(seen, what, trial.place) && isAllowed(networks, `${what} ${trial.network}`))
        countsOf(trial, remote)[signal] += 1;
    },
    of: (name) => (running?.name === name ? structuredClone(running.figures) : {}),
  };
}

function isAllowed(networks: Map<string, number>, what: string): boolean {
  const count = (networks.get(what) ?? 0) + 1;
  if (count > MOST_OF_NETWORK || (count === 1 && networks.size >= MOST_NETWORKS)) return false;
  networks.set(what, count);
  return true;
}

function isFirst(seen: Map<string, Uint8Array>, what: string, place: number): boolean {
  const bits = seen.get(what) ?? new Uint8Array(placeCount / 8);
  seen.set(what, bits);
  const [at, bit] = [place >> 3, 1 << (place & 7)];
  const byte = bits[at] ?? 0;
  bits[at] = byte | bit;
  return (byte & bit) === 0;
}
