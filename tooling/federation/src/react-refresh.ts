import { rspack, type RspackPluginInstance } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import path from 'node:path';

const besideThis = (name: string): string =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`);

const runtime = besideThis('refresh-runtime');

/** Fast refresh for a development build; `injectEntry` for the bundle that brings React. */
export const reactRefresh = ({ injectEntry }: { readonly injectEntry: boolean }): RspackPluginInstance[] => [
  // The first to provide a name wins.
  new rspack.ProvidePlugin({ $ReactRefreshRuntime$: runtime }),
  new ReactRefreshRspackPlugin({
    injectEntry,
    exclude: [/[\\/]node_modules[\\/]/, runtime, besideThis('refresh-pages')],
  }),
];
