import type { Page } from '@playwright/test';
import { address, stack, type HostName } from './site.ts';

/** Collects every request to a host that is neither the site's own nor the payment provider's, from now on. */
export function collectForeignRequests(page: Page, host: HostName): string[] {
  const own = new Set([new URL(address(host)).host, new URL(stack.sandboxUrl).host]);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (protocol.startsWith('http') && !own.has(asked)) foreign.push(`${page.url()} asks ${asked}`);
  });
  page.on('websocket', (socket) => foreign.push(`${page.url()} opens ${socket.url()}`));
  return foreign;
}
