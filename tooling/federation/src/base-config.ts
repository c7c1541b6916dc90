import type { Configuration, RuleSetRule } from '@rspack/core';
import { rspack } from '@rspack/core';
import path from 'node:path';

export type Platform = 'web' | 'node';

export interface BuildMode {
  readonly isDevelopment: boolean;
  /** Base URL of the browser's files: the site or a development server. */
  readonly publicPath?: string;
}

/** Development builds go elsewhere than `dist`, which belongs to the build cache. */
export function outputFolder(folder: string, platform: Platform, { isDevelopment }: BuildMode): string {
  return path.join(folder, isDevelopment ? 'node_modules/.dev' : 'dist', platform);
}

/** Browsers since spring 2024, the first versions that all support `AbortSignal.any`. */
const browserTargets = ['chrome >= 119', 'edge >= 119', 'firefox >= 124', 'safari >= 17.4'];

/** The configuration every bundle shares; `name` prefixes class names so that those of two remotes never clash. */
export function baseConfig(
  name: string,
  context: string,
  platform: Platform,
  mode: BuildMode,
): Configuration {
  const isWeb = platform === 'web';
  return {
    name: `${name}-${platform}`,
    mode: mode.isDevelopment ? 'development' : 'production',
    context,
    devtool: mode.isDevelopment ? 'cheap-module-source-map' : isWeb ? 'hidden-source-map' : 'source-map',
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    // Cascade layers decide which style wins (ui-kit/src/tokens/layers.css), not the order of files.
    ignoreWarnings: [/Conflicting order/],
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [scriptRule(isWeb, mode), ...styleRules, assetRule(isWeb), workerRule(isWeb)],
      parser: { 'css/module': { namedExports: false } },
      generator: {
        'css/module': {
          exportsOnly: !isWeb,
          localIdentName: mode.isDevelopment ? '[name]-[local]-[hash:6]' : `${name.slice(0, 3)}-[hash:8]`,
        },
        'css/auto': { exportsOnly: !isWeb },
        css: { exportsOnly: !isWeb },
      },
    },
    optimization: {
      ...idsFor(mode),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // Without targets it lowers logical properties to rules with double specificity, which then win over later ones.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browserTargets } }),
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode.isDevelopment ? 'development' : 'production'),
        // Or a library that asks where it is gets the path of this machine.
        ...(isWeb ? { 'import.meta.url': 'document.baseURI' } : {}),
      }),
      // Code for browsers alone has no place in the server's artefact, which nobody could run it from.
      ...(isWeb ? [] : [new rspack.IgnorePlugin({ resourceRegExp: /\.browser\.ts$/ })]),
    ],
  };
}

/** Numbers are shorter, but all of them are computed anew at every save. */
const idsFor = ({ isDevelopment }: BuildMode) => {
  const ids = isDevelopment ? 'named' : 'deterministic';
  return { moduleIds: ids, chunkIds: ids } as const;
};

function scriptRule(isWeb: boolean, mode: BuildMode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      detectSyntax: 'auto',
      env: { targets: isWeb ? browserTargets : ['node >= 24'] },
      jsc: {
        transform: {
          react: {
            runtime: 'automatic',
            development: mode.isDevelopment,
            refresh: isWeb && mode.isDevelopment,
          },
        },
      },
    },
    type: 'javascript/auto',
  };
}

const styleRules: RuleSetRule[] = [
  { test: /\.module\.css$/, type: 'css/module' },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
];

function assetRule(isWeb: boolean): RuleSetRule {
  return {
    test: /\.(woff2|svg|png|avif|webp|jpg)$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]', emit: isWeb },
  };
}

/** A worker's whole script, named by `new URL('…', import.meta.url)`: a file of its own, with an extension the shell serves. */
function workerRule(isWeb: boolean): RuleSetRule {
  return {
    test: /-worker\.mjs$/,
    dependency: 'url',
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8].js', emit: isWeb },
  };
}
