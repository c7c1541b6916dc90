import { createInstance } from '@module-federation/runtime';
import type { RemoteModule } from '@proverka/shell-sdk/remote-module';
import type { Boot } from '../app/boot.ts';
import { sharedLibraries } from '../app/shared-libraries.ts';

const containerName = (remote: string) => `remote_${remote.replaceAll('-', '_')}`;

/** Loads remotes by script, each file with the digest the release set gives it; a file that has none is refused. */
export function createBrowserFederation(remotes: Boot['remotes']): (remote: string) => Promise<RemoteModule> {
  const integrity = Object.assign({}, ...Object.values(remotes).map((remote) => remote.integrity)) as Record<
    string,
    string
  >;
  const instance = createInstance({
    name: 'shell',
    remotes: Object.entries(remotes).map(([name, { entry }]) => ({
      name: containerName(name),
      entry: new URL(entry, location.origin).href,
      type: 'var',
      entryGlobalName: containerName(name),
    })),
    shared: sharedLibraries(),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'pinned-scripts',
        createScript: ({ url }) => {
          const digest = integrity[new URL(url, location.href).pathname];
          if (!digest) throw new Error(`${url} is not in this release set`);
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          script.integrity = digest;
          return script;
        },
      },
    ],
  });
  return async (remote) => {
    const module = await instance.loadRemote<RemoteModule>(`${containerName(remote)}/module`);
    if (!module || typeof module.pages !== 'object') throw new Error(`Remote ${remote} exposes no pages`);
    return module;
  };
}
