import * as platform from '@proverka/shell-sdk/platform';
import * as query from '@proverka/shell-sdk/query';
import * as router from '@proverka/shell-sdk/router';
import type { SharedModule } from '@proverka/shell-sdk/shared-modules';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

declare const __SHARED_VERSIONS__: Record<SharedModule, string>;

declare const __HAS_REFRESH__: boolean;
declare const require: (name: string) => object;

const modules: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@proverka/shell-sdk/router': router,
  '@proverka/shell-sdk/query': query,
  '@proverka/shell-sdk/platform': platform,
};

// One refresh runtime for all bundles; otherwise hot updates of a remote would find no roots to refresh.
if (__HAS_REFRESH__) modules['react-refresh/runtime'] = require('react-refresh/runtime');

export type SharedLibraries = Readonly<
  Record<
    string,
    {
      readonly version: string;
      readonly lib: () => object;
      readonly shareConfig: {
        readonly singleton: boolean;
        readonly requiredVersion: string;
        readonly strictVersion: boolean;
      };
    }
  >
>;

/** Modules the shell shares with remotes, in the federation runtime's format; the same in the browser and on the server. */
export function sharedLibraries(): SharedLibraries {
  return Object.fromEntries(
    Object.entries(modules).map(([name, module]) => {
      const version = __SHARED_VERSIONS__[name as SharedModule] ?? '0.0.0';
      return [
        name,
        {
          version,
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
        },
      ];
    }),
  );
}
