import { readDecl } from '@proverka/federation/read-decl';
import { remoteWebConfig } from '@proverka/federation/remote-config';
import { watchBuild } from '@proverka/federation/watch-build';
import { integrityOf } from '@proverka/release/integrity';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createDevProxy } from './dev-proxy.ts';
import type { BuiltEntry } from './page-with-remote.ts';

export interface Development {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the remote in `folder` at every save and shows it in a proxy of the deployed site. The build is the one that is
 * released: the site's copy of React is not one that could refresh components.
 */
export async function develop(
  folder: string,
  { site, port }: { readonly site: URL; readonly port: number },
  say: (line: string) => void,
): Promise<Development> {
  const { id } = await readDecl(folder);
  const output = path.join(folder, 'node_modules/.dev/against');
  const base = `/r/${id}/dev/web/`;
  const latest: { built: BuiltEntry | null } = { built: null };
  const proxy = createDevProxy({ site, built: () => latest.built, folder: output, base, report: say });
  const config = remoteWebConfig({ name: id, folder }, { isDevelopment: false });
  const note = async (names: readonly string[]) => {
    const entry = names.find((name) => /^entry\.[\w-]+\.js$/.test(name));
    if (entry === undefined) throw new Error('The build has no entry file');
    const integrity = integrityOf(await readFile(path.join(output, entry)));
    latest.built = { decl: await readDecl(folder), url: base + entry, integrity };
    say(`${id} is built: ${latest.built.decl.routes.map((route) => route.path).join(' ')}`);
    proxy.announce();
  };
  const stopBuild = watchBuild({
    config: { ...config, output: { ...config.output, path: output } },
    onBuilt: ({ assets = [] }) =>
      void note(assets.map(({ name }) => name)).catch((error) => say(String(error))),
    onFailed: (words) => say(`${id} does not build:\n${words}`),
  });
  proxy.server.listen(port, '127.0.0.1');
  await once(proxy.server, 'listening');
  const { port: own } = proxy.server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}/`,
    stop: async () => {
      await stopBuild();
      proxy.server.close();
      proxy.server.closeAllConnections();
    },
  };
}
