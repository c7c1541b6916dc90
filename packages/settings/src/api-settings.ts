import { outsideSettings } from './outside-settings.ts';
import { partnerSettings } from './partner-settings.ts';
import { serverSettings } from './server-settings.ts';
import { siteSettings } from './site-settings.ts';

/** Of the API's server and worker, of its migration and its commands: all of them read one list. */
export const apiSettings = {
  ...serverSettings,
  ...siteSettings,
  ...outsideSettings,
  ...partnerSettings,
} as const;
