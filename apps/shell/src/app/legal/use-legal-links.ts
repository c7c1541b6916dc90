import { usePlatform } from '@proverka/shell-sdk/platform';
import type { MouseEvent } from 'react';
import { openPanel } from '../panels/open-panel.ts';

/**
 * An `onClickCapture` handler for anything that contains links to the offer or the policy. A plain click opens the text
 * over the page, so that no input is lost; without a script, or with a modifier key, the link opens the page.
 */
export function useLegalLinks(): (event: MouseEvent) => void {
  const platform = usePlatform();
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (path !== '/offer/' && path !== '/privacy/') return;
    event.preventDefault();
    void openPanel(path === '/offer/' ? 'offer' : 'privacy', platform);
  };
}
