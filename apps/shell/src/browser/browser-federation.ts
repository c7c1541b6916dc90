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
  const unpinned = unpinnedOrigins(remotes);
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
          const { pathname, origin, href } = new URL(url, location.href);
          const digest = integrity[pathname] ?? integrity[href];
          if (!digest && !unpinned.has(origin)) throw new Error(`${url} is not in this release set`);
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          if (digest) script.integrity = digest;
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

/** A development server's files change all the time; production sets have a digest for every script. */
function unpinnedOrigins(remotes: Boot['remotes']): Set<string> {
  const unpinned = Object.values(remotes).filter(({ integrity }) => Object.keys(integrity).length === 0);
  return new Set(
    unpinned
      .map(({ entry }) => new URL(entry, location.href).origin)
      .filter((origin) => origin !== location.origin),
  );
}
