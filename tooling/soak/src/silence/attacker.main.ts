import { setPriority } from 'node:os';
import { attacks } from './attacks.ts';
import type { Attack } from './attacks.ts';
import type { Target } from './target.ts';

/** What the soak tells the attacker, which is a process of its own so that its work does not delay what is measured. */
export interface Orders {
  readonly target: Target;
  /** The attacks that go on from now; none ends all. */
  readonly names: readonly string[];
}

export interface AttackerReport {
  readonly made: Readonly<Record<string, number>>;
  readonly cpuSeconds: number;
}

// The attacker comes from outside: the processors are the server's first.
setPriority(19);
let running: Readonly<Record<string, Attack>> = {};
process.on('message', ({ target, names }: Orders) => {
  const made = Object.fromEntries(Object.entries(running).map(([name, attack]) => [name, attack.made()]));
  for (const attack of Object.values(running)) attack.stop();
  const { user, system } = process.cpuUsage();
  process.send?.({ made, cpuSeconds: (user + system) / 1e6 } satisfies AttackerReport);
  running = Object.fromEntries(
    names.flatMap((name) => {
      const start = attacks[name];
      return start === undefined ? [] : [[name, start(target)]];
    }),
  );
});
process.on('disconnect', () => process.exit(0));
