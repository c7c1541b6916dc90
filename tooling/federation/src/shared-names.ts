import type { Compiler, Dependency, Module, RspackPluginInstance } from '@rspack/core';
import { sharedModules } from '@proverka/shell-sdk/shared-modules';

export interface SharedNames {
  readonly plugin: RspackPluginInstance;
  /** Names imported so far, by shared module, sorted. */
  readonly names: () => Record<string, string[]>;
}

const isShared = (request: string | undefined): request is string =>
  (sharedModules as readonly string[]).includes(request ?? '');

/**
 * Records every name a build imports from the modules the shell shares: the shell of another day may not have one, and no
 * compiler sees both. A namespace that is used whole asks for no name in particular.
 */
export function recordSharedNames(): SharedNames {
  const found = new Map<string, Set<string>>();
  const note = ({ request, ids }: Dependency) => {
    const name = ids?.[0];
    if (!isShared(request) || name === undefined) return;
    found.set(request, (found.get(request) ?? new Set()).add(name));
  };
  return {
    plugin: {
      apply: (compiler: Compiler) => {
        compiler.hooks.compilation.tap('shared-names', (compilation) => {
          compilation.hooks.finishModules.tap('shared-names', (modules: Iterable<Module>) => {
            for (const { dependencies } of modules) for (const one of dependencies) note(one);
          });
        });
      },
    },
    names: () =>
      Object.fromEntries(
        sharedModules.flatMap((module) => {
          const names = found.get(module);
          return names ? [[module, [...names].sort((a, b) => (a < b ? -1 : 1))]] : [];
        }),
      ),
  };
}
