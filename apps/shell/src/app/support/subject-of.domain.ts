import type { HelpSubject } from '@proverka/cases/help-subject';
import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { isId } from '@proverka/validation/id';

interface Place {
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What a page shows: pages that are open to a buyer show one order or one report, by the id in their address. */
export function subjectOf(place: Place | undefined, decl: RouteDecl | undefined): HelpSubject {
  if (place === undefined || decl === undefined) return { page: '', title: '' };
  const subject = { page: place.pathname, title: decl.title };
  const id = Object.values(place.params).find((value) => value !== undefined && isId(value));
  if (id === undefined || !decl.isOpenToBuyer) return subject;
  return decl.id === 'order' ? { ...subject, orderId: id } : { ...subject, itemId: id };
}
