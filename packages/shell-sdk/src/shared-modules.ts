/**
 * What the shell lends to remotes at run time. Everything else is bundled with a remote and versioned with it.
 * The build of a remote and both hosts read this list.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@proverka/shell-sdk/router',
  '@proverka/shell-sdk/query',
  '@proverka/shell-sdk/platform',
] as const;

export type SharedModule = (typeof sharedModules)[number];
