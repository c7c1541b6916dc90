import type { Platform } from '@proverka/shell-sdk/platform';

/** What opens over a page on a visitor's word. */
export type PanelName = 'menu' | 'services' | 'help' | 'referral' | 'offer' | 'privacy';

/** Opens one of the shell's panels; their code comes with the first. */
export async function openPanel(name: PanelName, platform: Platform): Promise<void> {
  const { panels } = await import(/* webpackChunkName: "panels" */ './panels.ts');
  await panels[name](platform);
}
