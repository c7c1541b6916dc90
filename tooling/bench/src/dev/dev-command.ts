import { familyOf } from '@proverka/stack/process-family';
import { startUntilReady, type ReadyCommand } from '@proverka/stack/until-ready';
import { readFileSync } from 'node:fs';

export interface DevCommandInput {
  /** A checkout with its packages installed. */
  readonly folder: string;
  readonly remote: string;
  readonly port: number;
  readonly dataDir: string;
}

export interface DevCommand extends ReadyCommand {
  /** The ids of the processes that run the shell's server. */
  readonly shells: () => string;
}

/** `npx pnpm dev --filter REMOTE` */
export async function startDevCommand({
  folder,
  remote,
  port,
  dataDir,
}: DevCommandInput): Promise<DevCommand> {
  const command = await startUntilReady(['npx', 'pnpm', 'dev', '--filter', remote], {
    cwd: folder,
    env: { PORT: String(port), DATA_DIR: dataDir },
  });
  const shells = () => familyOf([command.pid]).filter(isShell);
  return {
    ...command,
    shells: () =>
      shells()
        .toSorted((one, other) => one - other)
        .join(' '),
  };
}

function isShell(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/shell/src/server/main.ts');
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
