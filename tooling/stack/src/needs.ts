export interface Needs {
  readonly memoryMb: number;
  /** A folder that is written to, and how much is written. */
  readonly disk?: { readonly folder: string; readonly mb: number };
  readonly port?: number;
  readonly programs?: readonly Program[];
  /** The data folder of a PostgreSQL of its own. */
  readonly postgres?: string;
}

interface Program {
  readonly name: string;
  /** Debian's name of what it comes with. */
  readonly package: string;
}

/** What the answers depend on. */
export interface Machine {
  readonly freeMemoryMb: () => number;
  /** null when the folder cannot be written to. */
  readonly freeDiskMb: (folder: string) => Promise<number | null>;
  readonly isPortFree: (port: number) => Promise<boolean>;
  readonly hasProgram: (name: string) => boolean;
  /** Why PostgreSQL cannot run here, as a clause; null when it can. */
  readonly whyNoPostgres: (dataDir: string) => Promise<string | null>;
}

/** What a command lacks, one clause each and in the order a person would mend it; empty when it can run. */
export async function findLacks(needs: Needs, machine: Machine): Promise<readonly string[]> {
  const lacks = [
    ...(needs.programs ?? [])
      .filter(({ name }) => !machine.hasProgram(name))
      .map((program) => `${program.name} is not installed (apt-get install ${program.package})`),
    await portLack(needs, machine),
    await diskLack(needs, machine),
    needs.postgres === undefined ? null : await machine.whyNoPostgres(needs.postgres),
    memoryLack(needs, machine),
  ];
  return lacks.filter((lack) => lack !== null);
}

async function portLack({ port }: Needs, machine: Machine): Promise<string | null> {
  if (port === undefined || (await machine.isPortFree(port))) return null;
  return `port ${port} is taken (set PORT to a free one)`;
}

async function diskLack({ disk }: Needs, machine: Machine): Promise<string | null> {
  if (disk === undefined) return null;
  const free = await machine.freeDiskMb(disk.folder);
  if (free === null) return `${disk.folder} cannot be written to`;
  return free < disk.mb ? `${disk.folder} has ${free} MB free, ${disk.mb} MB are needed` : null;
}

function memoryLack({ memoryMb }: Needs, machine: Machine): string | null {
  const free = machine.freeMemoryMb();
  return free < memoryMb ? `${free} MB of memory are free, ${memoryMb} MB are needed` : null;
}

/** The one sentence a command ends with when it cannot start. */
export const lackSentence = (command: string, lacks: readonly string[]): string =>
  `npx pnpm ${command} cannot run: ${lacks.join('; ')}.`;
