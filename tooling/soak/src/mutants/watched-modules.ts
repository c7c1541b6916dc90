import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface WatchedModules {
  readonly load: (file: string) => Promise<unknown>;
  /** Loads a file anew, with those of its imports that are named. */
  readonly reload: (file: string, mark: string, stale: ReadonlySet<string>) => Promise<unknown>;
  /** The files that import this one, directly or not, and itself. */
  readonly importersOf: (file: string) => ReadonlySet<string>;
}

const collector = new URL('collected-tests.ts', import.meta.url).href;

/** Gives instrumented sources in place of the files, the collector in place of `vitest`, and remembers who imports whom. */
export function watchModules(sources: ReadonlyMap<string, string>): WatchedModules {
  const importers = new Map<string, Set<string>>();
  let stale: ReadonlySet<string> = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest') return { url: collector, shortCircuit: true };
      const resolved = next(specifier, context);
      if (!isOwn(resolved.url)) return resolved;
      const file = fileURLToPath(resolved.url);
      const [parent, mark] = context.parentURL?.split('?') ?? [];
      if (parent?.startsWith('file:')) keep(importers, file, fileURLToPath(parent));
      return mark !== undefined && stale.has(file)
        ? { ...resolved, url: `${resolved.url}?${mark}` }
        : resolved;
    },
    load(url, context, next) {
      const source = url.startsWith('file:') ? sources.get(fileURLToPath(url)) : undefined;
      if (source === undefined) return next(url, context);
      return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true };
    },
  });
  return {
    load: (file) => import(pathToFileURL(file).href),
    reload: (file, mark, anew) => {
      stale = anew;
      return import(`${pathToFileURL(file).href}?${mark}`);
    },
    importersOf: (file) => {
      const found = new Set([file]);
      for (const known of found) for (const importer of importers.get(known) ?? []) found.add(importer);
      return found;
    },
  };
}

const isOwn = (url: string): boolean =>
  url.startsWith('file:') && url.endsWith('.ts') && !url.includes('/node_modules/');

function keep(importers: Map<string, Set<string>>, file: string, importer: string): void {
  const known = importers.get(file) ?? new Set();
  importers.set(file, known.add(importer));
}
