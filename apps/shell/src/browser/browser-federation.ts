import type { RemoteModule } from '@proverka/shell-sdk/remote-module';
import type { Boot, PublicRemote } from '../app/boot.ts';
import type { SharedLibraries } from '../app/shared-libraries.ts';

/** The global that rspack's plain container leaves; the protocol of module federation since its first version. */
interface Container {
  readonly init: (scope: ShareScope) => unknown;
  /** Resolves to the module's factory. */
  readonly get: (expose: string) => Promise<() => unknown>;
}

/** By shared module and version. */
type ShareScope = Record<string, Record<string, { get: () => () => object; from: string; loaded: number }>>;

/** A script that neither loads nor fails must not block the page for ever. */
const patienceMilliseconds = 20_000;

/** Loads remotes by script, each entry with its digest from the release set; refuses an entry without one. */
export function createBrowserFederation(
  remotes: Boot['remotes'],
  libraries: SharedLibraries,
): (remote: string) => Promise<RemoteModule> {
  const scope = shareScope(libraries);
  const containers = new Map<string, Promise<Container>>();
  return async (remote) => {
    const container = containers.get(remote) ?? loadContainer(remote, remotes[remote], scope);
    containers.set(remote, container);
    try {
      const factory = await (await container).get('./module');
      const module = factory() as Partial<RemoteModule> | undefined;
      if (typeof module?.pages !== 'object') throw new Error(`Remote ${remote} exposes no pages`);
      return module as RemoteModule;
    } catch (error) {
      // Load again on the next request.
      containers.delete(remote);
      throw error;
    }
  };
}

/** The shell's own libraries, already loaded: a container takes them synchronously. */
function shareScope(libraries: SharedLibraries): ShareScope {
  return Object.fromEntries(
    Object.entries(libraries).map(([name, { version, lib }]) => [
      name,
      { [version]: { get: () => lib, from: 'shell', loaded: 1 } },
    ]),
  );
}

async function loadContainer(
  remote: string,
  source: PublicRemote | undefined,
  scope: ShareScope,
): Promise<Container> {
  if (!source) throw new Error(`Remote ${remote} is not in this release set`);
  const name = `remote_${remote.replaceAll('-', '_')}`;
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  if (!globals[name]) await loadScript(source);
  const container = globals[name];
  if (!container) throw new Error(`Remote ${remote} left no container`);
  await container.init(scope);
  return container;
}

function loadScript(source: PublicRemote): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = pinnedScript(source);
  const fail = () => reject(new Error(`${source.entry} did not come`));
  const timer = setTimeout(fail, patienceMilliseconds);
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', fail);
  document.head.append(script);
  return promise.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

/** Files of a development server change all the time; production sets have a digest for every entry. */
function pinnedScript({ entry, integrity }: PublicRemote): HTMLScriptElement {
  const { href, origin } = new URL(entry, location.href);
  const digest = integrity[entry];
  const isFromDevelopment = Object.keys(integrity).length === 0 && origin !== location.origin;
  if (!digest && !isFromDevelopment) throw new Error(`${href} has no digest in this release set`);
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (digest) script.integrity = digest;
  script.src = href;
  return script;
}
