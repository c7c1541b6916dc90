import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

/** What the shell's build says of itself besides the versions of shared modules. */
export interface ShellSide {
  /** Names every shared module exports. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** The shell's own pages. */
  readonly decl: RemoteDecl;
  /** First segments of addresses the shell's server answers itself. */
  readonly ownSegments: readonly string[];
}
