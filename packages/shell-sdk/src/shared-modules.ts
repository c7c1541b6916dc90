/**
 * Modules the shell shares with remotes at run time. Everything else is bundled and versioned with the remote.
 * The build of the remotes and both hosts read this list.
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
