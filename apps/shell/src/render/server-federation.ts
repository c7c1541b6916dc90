import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@proverka/shell-sdk/remote-module';
import { sharedLibraries } from '../app/shared-libraries.ts';

declare const __non_webpack_require__: (file: string) => Record<string, never>;

/** Paths of the verified server artefacts, by remote. */
export type NodeEntries = Readonly<Record<string, string>>;

export type LoadRemote = (remote: string) => Promise<RemoteModule>;

const containerName = (remote: string) => `remote_${remote.replaceAll('-', '_')}`;

/**
 * Loads remotes from disk with `require()`: the files were verified against the signed set before this process started.
 * Over HTTP the loader would execute whatever the URL returns.
 */
export function createServerFederation(entries: NodeEntries): LoadRemote {
  const instance = createInstance({
    name: 'shell',
    remotes: Object.entries(entries).map(([remote, file]) => ({
      name: containerName(remote),
      entry: file,
      type: 'commonjs-module',
      entryGlobalName: containerName(remote),
    })),
    shared: sharedLibraries(),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'verified-disk',
        loadEntry: ({ remoteInfo }) =>
          Promise.resolve(__non_webpack_require__(remoteInfo.entry)[remoteInfo.name]),
      },
    ],
  });
  return async (remote) => {
    const module = await instance.loadRemote<RemoteModule>(`${containerName(remote)}/module`);
    if (!module || typeof module.pages !== 'object') throw new Error(`Remote ${remote} exposes no pages`);
    return module;
  };
}
