import type { SessionAnswer } from '@proverka/shell-sdk/session';
import type { RouteHandle } from '../app/route-handle.ts';

interface RenderedPage {
  readonly status: number;
  readonly session: SessionAnswer;
  readonly handle: RouteHandle | undefined;
}

/** A static page for guests, or the page of an address that does not exist, which names neither address nor visitor. */
export function isSameForAll({ status, session, handle }: RenderedPage): boolean {
  if (handle === undefined) return status === 404 && session.kind !== 'answered';
  return status === 200 && session.kind === 'no-session' && handle.decl.render === 'static';
}

/** A page rendered for each request, for a guest, that says all it has to say in its HTML. */
const isReading = ({ status, session, handle }: RenderedPage): boolean =>
  status === 200 && session.kind === 'no-session' && handle?.decl.isReading === true;

interface SettledPage extends RenderedPage {
  readonly isStored: boolean;
  /** Nothing it asked for was late or failed: without scripts nobody would ask again. */
  readonly isWhole: boolean;
}

/** Whose page is complete without scripts; none of a page that needs them. */
export function untouchedOf(page: SettledPage): string | undefined {
  const isComplete = page.isWhole && (page.isStored ? isSameForAll(page) : isReading(page));
  // A private page may be about what the browser keeps.
  return isComplete && !page.handle?.decl.isPrivate ? page.handle?.remote : undefined;
}
