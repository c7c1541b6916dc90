import { usePlatform } from '@proverka/shell-sdk/platform';
import type { MouseEvent } from 'react';
import { openPanel, type PanelName } from './open-panel.ts';

const panelOf: Readonly<Record<string, PanelName>> = {
  '/offer/': 'offer',
  '/privacy/': 'privacy',
  '/case/': 'help',
};

/**
 * An `onClickCapture` handler for anything that contains links to the offer, the policy or help. A plain click opens them over
 * the page, so that no input is lost; without a script, or with a modifier key, the link opens the page.
 */
export function usePanelLinks(): (event: MouseEvent) => void {
  const platform = usePlatform();
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const panel = panelOf[link?.getAttribute('href') ?? ''];
    if (!panel) return;
    event.preventDefault();
    void openPanel(panel, platform);
  };
}
