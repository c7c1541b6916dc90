import { developmentHosts, type HostEntry } from '@proverka/brand/host';
import { trySet, type SetTrial } from '@proverka/gate/try-set';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startTriedShell } from './tried-shell.ts';

/** What the gate needs to render and open pages. */
export interface Rendering {
  readonly apiUrl: string;
  /** `e-mail:password` of the customer the gate plays; by default it registers one. */
  readonly account: string | undefined;
  /** `e-mail:password:secret` of whom it plays at the desk; without one, the desk is tried as a guest sees it. */
  readonly staff?: string | undefined;
  /** The list of hosts the shells serve; by default those of development. */
  readonly hostsFile: string | undefined;
  readonly step: SetTrial['step'];
}

interface RenderGate extends Pick<SetTrial, 'store' | 'set' | 'base' | 'changed'> {
  readonly root: string;
  readonly dataDir: string;
  readonly build: string;
  readonly rendering: Rendering;
  /** Where the shell's build, the releases and the keys are. */
  readonly env: Readonly<Record<string, string>>;
}

/** Tries a set as visitors would see it: on a shell of its own, over the API that is there. */
export async function renderGate({ root, dataDir, build, rendering, env, ...trial }: RenderGate) {
  const { apiUrl, account, staff, hostsFile, step } = rendering;
  return trySet({
    ...trial,
    hosts: hostsFile ? (JSON.parse(await readFile(hostsFile, 'utf8')) as HostEntry[]) : developmentHosts,
    account: {
      apiUrl,
      given: account,
      folder: path.join(dataDir, 'release-keys'),
      now: () => new Date(),
    },
    staff: staff ? { apiUrl, given: staff, now: () => new Date() } : null,
    shellBuild: build,
    startShell: ({ id }) => startTriedShell({ root, env: { ...env, API_URL: apiUrl, RELEASE_SET: id } }),
    step,
  });
}
