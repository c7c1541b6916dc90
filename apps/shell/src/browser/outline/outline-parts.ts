import { contentId } from '../../app/layout/content-id.ts';

/** A part of the page, and the remote that serves it. */
export interface PagePart {
  readonly element: Element;
  readonly remote: string;
}

interface Owners {
  /** Whose page is shown. */
  readonly content: string;
  /** Who opened the dialogs, in their order. */
  readonly dialogs: readonly string[];
  readonly shell: string;
}

/** The parts of a document as they are now: open dialogs, which cover everything else, or the content and the frame around it. */
export function pageParts(document: Document, { content, dialogs, shell }: Owners): PagePart[] {
  const opened = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  if (opened.length > 0) return opened.map((element, at) => ({ element, remote: dialogs[at] ?? shell }));
  const page = document.getElementById(contentId);
  const frame = [...(page?.parentElement?.children ?? [])].filter((element) => element !== page);
  return [
    ...frame.map((element) => ({ element, remote: shell })),
    ...(page ? [{ element: page, remote: content }] : []),
  ];
}

/** The remote whose code called the caller of this; its own file is the first of a stack, the caller's the second. */
export function callerIn(stack: string | undefined, shell: string): string {
  const frames = (stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line));
  return /\/r\/([a-z][a-z-]*)\//.exec(frames[1] ?? '')?.[1] ?? shell;
}

/** The version in the address of a remote's files; none while it comes from a development server. */
export const versionIn = (entry: string): string | null =>
  /\/r\/[^/]+\/([^/]+)\/web\//.exec(entry)?.[1] ?? null;
