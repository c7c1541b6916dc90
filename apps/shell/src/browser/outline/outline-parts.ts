import { contentId } from '../../app/layout/content-id.ts';

/** A part of the page, and the remote that serves it. */
export interface PagePart {
  readonly element: Element;
  readonly remote: string;
}

/** The parts of a document as they are now: the content, open dialogs in their order, and the frame around them. */
export function pageParts(
  document: Document,
  {
    content,
    dialogs,
    shell,
  }: { readonly content: string; readonly dialogs: readonly string[]; readonly shell: string },
): PagePart[] {
  const page = document.getElementById(contentId);
  const frame = [...(page?.parentElement?.children ?? [])].filter((element) => element !== page);
  const shown = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return [
    ...frame.map((element) => ({ element, remote: shell })),
    ...(page ? [{ element: page, remote: content }] : []),
    ...shown.map((element, at) => ({ element, remote: dialogs[at] ?? shell })),
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
