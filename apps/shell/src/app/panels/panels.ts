import type { Platform } from '@proverka/shell-sdk/platform';
import { openHelp } from './help-panel.tsx';
import { openLegalText } from './legal-panel.tsx';
import { openMenu } from './menu-panel.tsx';
import type { PanelName } from './open-panel.ts';
import { openReferral } from './referral-panel.tsx';
import { openServices } from './services-panel.tsx';

export const panels: Readonly<Record<PanelName, (platform: Platform) => void | Promise<void>>> = {
  menu: openMenu,
  services: openServices,
  help: openHelp,
  referral: ({ dialogs }) => openReferral(dialogs),
  offer: ({ dialogs }) => openLegalText(dialogs, 'offer'),
  privacy: ({ dialogs }) => openLegalText(dialogs, 'privacy'),
};
