import type { Platform } from '@proverka/shell-sdk/platform';

/** Panels that open over a page. */
export type PanelName = 'menu' | 'services' | 'help' | 'referral' | 'offer' | 'privacy';

/** Opens one of the shell's panels; their code loads with the first. */
export async function openPanel(name: PanelName, platform: Platform): Promise<void> {
  const { panels } = await import(/* webpackChunkName: "panels" */ './panels.ts');
  await panels[name](platform);
}
