import { parseArgs } from 'node:util';

export type Command =
  | { readonly kind: 'build' | 'help' }
  | { readonly kind: 'dev'; readonly site: URL; readonly port: number }
  | {
      readonly kind: 'release' | 'rollback';
      readonly channel: string;
      readonly reason: string | null;
      readonly isDryRun: boolean;
    };

/** A command that cannot be understood; its message is one sentence. */
export class Misuse extends Error {}

export const usage = `remote build
remote dev --against URL [--port 4000]
remote release [--channel stable] [--reason "…"] [--dry-run]
remote rollback [--channel stable] [--reason "…"] [--dry-run]`;

export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [kind, tooMuch] = positionals;
  if (tooMuch !== undefined) throw new Misuse(`«${tooMuch}» is one word too many.\n${usage}`);
  if (kind === undefined || kind === 'help') return { kind: 'help' };
  if (kind === 'build' && Object.keys(values).length === 0) return { kind };
  if (kind === 'dev') return devCommand(values);
  if (kind !== 'release' && kind !== 'rollback')
    throw new Misuse(`«${[...args].join(' ')}» is not understood.\n${usage}`);
  const unfit = ['against', 'port'].find((name) => name in values);
  if (unfit !== undefined) throw new Misuse(`${kind} has no option --${unfit}.\n${usage}`);
  const { channel = 'stable', reason = null, 'dry-run': isDryRun = false } = values;
  if (!/^[a-z][a-z\d-]{0,40}$/.test(channel))
    throw new Misuse(`«${channel}» cannot be the name of a channel: small letters, digits and hyphens only.`);
  return { kind, channel, reason, isDryRun };
}

function devCommand({ against, port = '4000' }: { against?: string; port?: string }): Command {
  const site = URL.canParse(against ?? '') ? new URL(against ?? '') : null;
  if (!site || !/^https?:$/.test(site.protocol))
    throw new Misuse(`--against takes the address of a deployed site, not «${against ?? ''}».\n${usage}`);
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Misuse(`«${port}» is no port: a port is a whole number up to 65535.`);
  return { kind: 'dev', site, port: number };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        channel: { type: 'string' },
        reason: { type: 'string' },
        'dry-run': { type: 'boolean' },
        against: { type: 'string' },
        port: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Misuse(`${(error as Error).message.split('. ')[0]}.\n${usage}`, { cause: error });
  }
}
