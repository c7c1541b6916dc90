import { parseArgs } from 'node:util';

export type ReleaseCommand = {
  readonly channel: string;
  readonly reason: string | null;
} & (
  | {
      readonly kind: 'release';
      readonly remote: string;
      readonly isDryRun: boolean;
      /** Releases what was built in this folder, and builds nothing. */
      readonly built: string | null;
    }
  | { readonly kind: 'promote'; readonly remote: string; readonly from: string }
  | { readonly kind: 'rollback'; readonly remote: string }
  | { readonly kind: 'status' }
  | { readonly kind: 'history'; readonly remote: string | null }
);

/** A command that cannot be understood; its message is one sentence. */
export class Misuse extends Error {}

const usage = `npx pnpm release <remote> [--channel stable] [--reason "…"] [--dry-run] [--built <folder>]
npx pnpm release rollback <remote> [--channel stable] [--reason "…"]
npx pnpm release promote <remote> --from <channel> [--channel stable] [--reason "…"]
npx pnpm release status [--channel stable]
npx pnpm release history [<remote>] [--channel stable]`;

const subcommands: ReadonlySet<string> = new Set(['promote', 'rollback', 'status', 'history']);
/** Options by the commands that know them; `channel` is known to all. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  release: ['reason', 'dry-run', 'built'],
  promote: ['reason', 'from'],
  rollback: ['reason'],
  status: [],
  history: [],
};

export function readCommand(args: readonly string[], remotes: readonly string[]): ReleaseCommand {
  const { values, positionals } = parsed(args);
  const [first, ...rest] = positionals;
  if (first === undefined) throw new Misuse(`Say what to release.\n${usage}`);
  const kind = subcommands.has(first) ? first : 'release';
  const words = kind === 'release' ? positionals : rest;
  const unfit = Object.keys(values).find((name) => name !== 'channel' && !optionsOf[kind]?.includes(name));
  if (unfit !== undefined) throw new Misuse(`${kind} has no option --${unfit}.\n${usage}`);
  const most = kind === 'status' ? 0 : 1;
  if (words.length > most)
    throw new Misuse(`«${words[most]}» is one word too many: a release is of one remote.`);
  const remote = words[0];
  if (remote !== undefined && !remotes.includes(remote))
    throw new Misuse(`There is no remote ${remote}; there are ${remotes.join(', ')}.`);
  const common = { channel: channelName(values.channel ?? 'stable'), reason: values.reason ?? null };
  if (kind === 'status') return { ...common, kind };
  if (kind === 'history') return { ...common, kind, remote: remote ?? null };
  if (remote === undefined) throw new Misuse(`Say which remote to ${kind}; there are ${remotes.join(', ')}.`);
  if (kind === 'rollback') return { ...common, kind, remote };
  if (kind === 'release')
    return { ...common, kind, remote, isDryRun: values['dry-run'] ?? false, built: values.built ?? null };
  if (values.from === undefined)
    throw new Misuse('Say which channel the version comes from: --from <channel>.');
  const from = channelName(values.from);
  if (from === common.channel) throw new Misuse(`${from} cannot be promoted to itself: name two channels.`);
  return { ...common, kind: 'promote', remote, from };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        channel: { type: 'string' },
        reason: { type: 'string' },
        from: { type: 'string' },
        'dry-run': { type: 'boolean' },
        built: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Misuse(`${(error as Error).message.split('. ')[0]}.\n${usage}`, { cause: error });
  }
}

function channelName(name: string): string {
  if (/^[a-z][a-z0-9-]{0,40}$/.test(name)) return name;
  throw new Misuse(`«${name}» cannot be the name of a channel: small letters, digits and hyphens only.`);
}
