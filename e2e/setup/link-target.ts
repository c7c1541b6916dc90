import type { Locator } from '@playwright/test';

/** Downloads a link's target with the browser's session; returns its type and first five characters. */
export const fetchLinkTarget = (link: Locator): Promise<{ type: string | null; start: string }> =>
  link.evaluate(async (element: HTMLAnchorElement) => {
    const answer = await fetch(element.href);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { type: answer.headers.get('content-type'), start: String.fromCharCode(...bytes.slice(0, 5)) };
  });
