import type { BrandId } from '@proverka/brand/host';
import { mostPercent, type Candidate } from '@proverka/release/release-set';
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
      /** Who tries it; `null`: it is for all visitors. */
      readonly trial: Pick<Candidate, 'percent' | 'brands'> | null;
    }
  /** Without a channel, what some visitors of this one try. */
  | { readonly kind: 'promote'; readonly remote: string; readonly from: string | null }
  | { readonly kind: 'preview'; readonly remote: string; readonly hours: number }
  | { readonly kind: 'rollback'; readonly remote: string }
  | { readonly kind: 'status' }
  | { readonly kind: 'history'; readonly remote: string | null }
);

const brandIds: readonly BrandId[] = ['real-estate', 'person-check'];

/** A command that cannot be understood; its message is one sentence. */
export class Misuse extends Error {}

const usage = `npx pnpm release <remote> [--channel stable] [--percent 5 [--brands real-estate]] [--reason "…"] [--dry-run] [--built <folder>]
npx pnpm release rollback <remote> [--channel stable] [--reason "…"]
npx pnpm release promote <remote> [--from <channel>] [--channel stable] [--reason "…"]
npx pnpm release preview <remote> [--channel stable] [--hours 72]
npx pnpm release status [--channel stable]
npx pnpm release history [<remote>] [--channel stable]`;

const subcommands: ReadonlySet<string> = new Set(['promote', 'rollback', 'preview', 'status', 'history']);
/** Options by the commands that know them; `channel` is known to all. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  release: ['reason', 'dry-run', 'built', 'percent', 'brands'],
  promote: ['reason', 'from'],
  rollback: ['reason'],
  preview: ['hours'],
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
  if (kind === 'preview') return { ...common, kind, remote, hours: hoursOf(values.hours ?? '72') };
  if (kind === 'release') {
    const isDryRun = values['dry-run'] ?? false;
    return { ...common, kind, remote, isDryRun, built: values.built ?? null, trial: trialOf(values) };
  }
  const from = values.from === undefined ? null : channelName(values.from);
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
        percent: { type: 'string' },
        brands: { type: 'string' },
        hours: { type: 'string' },
        'dry-run': { type: 'boolean' },
        built: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Misuse(`${(error as Error).message.split('. ')[0]}.\n${usage}`, { cause: error });
  }
}

function trialOf({ percent, brands }: ReturnType<typeof parsed>['values']) {
  if (percent === undefined) {
    if (brands === undefined) return null;
    throw new Misuse(
      '--brands says on which brands a share of the visitors tries a release: give --percent, too.',
    );
  }
  const share = Number(percent);
  if (!(share >= 0.1 && share <= mostPercent))
    throw new Misuse(
      `«${percent}» is no share of visitors for a trial: 0.1 to ${mostPercent} percent, and all of them without --percent.`,
    );
  const names = brands?.split(',').map((name) => name.trim()) ?? null;
  const strange = names?.find((name) => !brandIds.some((id) => id === name));
  if (strange !== undefined)
    throw new Misuse(`There is no brand ${strange}; there are ${brandIds.join(', ')}.`);
  return { percent: share, brands: names };
}

const longestHours = 30 * 24;

function hoursOf(text: string): number {
  const hours = Number(text);
  if (hours > 0 && hours <= longestHours) return hours;
  throw new Misuse(`«${text}» is no life of a preview link: more than 0 and at most ${longestHours} hours.`);
}

function channelName(name: string): string {
  if (/^[a-z][a-z0-9-]{0,40}$/.test(name)) return name;
  throw new Misuse(`«${name}» cannot be the name of a channel: small letters, digits and hyphens only.`);
}
