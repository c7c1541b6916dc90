import { rspack, type Configuration } from '@rspack/core';
import path from 'node:path';
import { baseConfig, outputFolder, type BuildMode } from './base-config.ts';
import { reactRefresh } from './react-refresh.ts';
import { sharedVersionsFor } from './shared-config.ts';

/** Removes federation runtime features the host does not use. */
const federationDefines = (target: 'web' | 'node', mode: BuildMode) => ({
  __HAS_REFRESH__: JSON.stringify(target === 'web' && mode.isDevelopment),
  ENV_TARGET: JSON.stringify(target),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_HAS_EXPOSES: 'false',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  __SHARED_VERSIONS__: JSON.stringify(sharedVersionsFor(mode)),
});

const vendorGroup = (name: string, test: RegExp, priority: number) => ({
  name,
  test,
  priority,
  enforce: true,
});

/** The browser host. React and the router rarely change, so each has a file of its own that stays cached. */
export function shellWebConfig(folder: string, mode: BuildMode): Configuration {
  const base = baseConfig('shell', folder, 'web', mode);
  const file = mode.isDevelopment ? '[name]' : '[name].[contenthash:8]';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {
      main: './src/browser/main.tsx',
      // In development nothing is delayed, because refresh would find two copies of its runtime.
      ...(mode.isDevelopment ? {} : { 'after-paint': './src/browser/after-paint.ts' }),
    },
    output: {
      path: outputFolder(folder, 'web', mode),
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      cssFilename: `${file}.css`,
      cssChunkFilename: `${file}.css`,
      publicPath: mode.publicPath ?? '/assets/',
      uniqueName: 'shell',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          react: vendorGroup('react', /node_modules\/(react|react-dom|scheduler)\//, 9),
          router: vendorGroup('router', /node_modules\/(react-router|@remix-run)\//, 8),
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin(federationDefines('web', mode)),
      ...(mode.isDevelopment
        ? reactRefresh({ injectEntry: true })
        : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })]),
    ],
  };
}

/** The bundle of render processes: everything that needs JSX on the server, in one file. */
export function shellNodeConfig(folder: string, mode: BuildMode): Configuration {
  const base = baseConfig('shell', folder, 'node', mode);
  return {
    ...base,
    target: 'node24',
    entry: { 'render-process': './src/render/render-process.main.ts' },
    output: {
      path: outputFolder(folder, 'node', mode),
      filename: '[name].cjs',
      // Class name hashes include this name: with a different one, server and browser classes would not match.
      uniqueName: 'shell',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin(federationDefines('node', mode)),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** A bundle that is read once, by the build: what the shared modules export. */
export function shellNamesConfig(folder: string): Configuration {
  const mode = { isDevelopment: false };
  const config = shellNodeConfig(folder, mode);
  return {
    ...config,
    name: 'shell-names',
    devtool: false,
    entry: { 'shared-names': './src/render/shared-names.ts' },
    output: { ...config.output, path: path.join(folder, 'node_modules/.names') },
  };
}
