import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { nodeEntry } from '@proverka/release/release-paths';
import { baseConfig, outputFolder, type BuildMode } from './base-config.ts';
import { reactRefresh } from './react-refresh.ts';
import { consumedModules } from './shared-config.ts';

export interface RemoteSource {
  /** The remote's id: its folder name in `apps/`, container name and first segment of its URLs. */
  readonly name: string;
  readonly folder: string;
}

/** Container names are JavaScript globals in the browser. */
export const containerName = (remote: string): string => `remote_${remote.replaceAll('-', '_')}`;

/** A fixed name, to find its files in the statistics. */
export const moduleChunk = 'module';
const exposes = { './module': { import: './src/module.ts', name: moduleChunk } };

/**
 * The browser's artefact: rspack's plain container (3.8 KB brotli, against 12.4 with the federation runtime's adapter),
 * which the shell's runtime loads through the same `init` and `get`. Every chunk is pinned by SRI.
 */
export function remoteWebConfig({ name, folder }: RemoteSource, mode: BuildMode): Configuration {
  const base = baseConfig(name, folder, 'web', mode);
  const file = mode.isDevelopment ? '[name]' : '[name].[contenthash:8]';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: outputFolder(folder, 'web', mode),
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      cssFilename: `${file}.css`,
      cssChunkFilename: `${file}.css`,
      publicPath: 'auto',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.container.ModuleFederationPluginV1({
        name: containerName(name),
        filename: mode.isDevelopment ? 'entry.js' : 'entry.[contenthash:8].js',
        library: { type: 'var', name: containerName(name) },
        exposes,
        shared: consumedModules(folder, mode),
      }),
      ...(mode.isDevelopment
        ? reactRefresh({ injectEntry: false })
        : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })]),
    ],
  };
}

/**
 * The server's artefact: the same exposes, loaded with `require()` by a render process from verified files. Their
 * extension marks them as CommonJS, because a `package.json` above the release folder may say otherwise.
 */
export function remoteNodeConfig({ name, folder }: RemoteSource, mode: BuildMode): Configuration {
  const base = baseConfig(name, folder, 'node', mode);
  return {
    ...base,
    target: 'async-node',
    entry: {},
    output: {
      path: outputFolder(folder, 'node', mode),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      publicPath: '',
      uniqueName: name,
      library: { type: 'commonjs-module' },
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: nodeEntry,
        library: { type: 'commonjs-module', name: containerName(name) },
        exposes,
        shared: consumedModules(folder, { isDevelopment: false }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'node' } },
      }),
    ],
  };
}
