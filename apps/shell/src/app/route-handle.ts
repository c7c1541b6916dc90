import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';

/** What every matched page carries: whose it is and how it is declared. */
export interface RouteHandle {
  readonly remote: string;
  readonly decl: RouteDecl;
}
