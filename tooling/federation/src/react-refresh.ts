import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { createRequire } from 'node:module';
import path from 'node:path';

const besideThis = (name: string): string =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`);

const runtime = besideThis('refresh-runtime');

/** The runtime the plugin provides by its path; ours imports it by the name of its package. */
const providedRuntime = createRequire(import.meta.url).resolve('@rspack/plugin-react-refresh/react-refresh');

/** Fast refresh for a development build; `injectEntry` for the bundle that brings React. */
export const reactRefresh = ({ injectEntry }: { readonly injectEntry: boolean }): RspackPluginInstance[] => [
  {
    apply: ({ options }: Compiler) => {
      options.resolve.alias = { ...options.resolve.alias, [`${providedRuntime}$`]: runtime };
    },
  },
  new ReactRefreshRspackPlugin({
    injectEntry,
    exclude: [/[\\/]node_modules[\\/]/, runtime, besideThis('refresh-pages')],
  }),
];
