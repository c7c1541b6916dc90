import { isDesk, type HostEntry } from '@proverka/brand/host';
import type { PublicSettings } from '@proverka/shell-sdk/platform';

/** The settings a host's pages get: at the desk there is no chat. */
export function settingsOn(host: HostEntry, settings: PublicSettings): PublicSettings {
  if (!isDesk(host)) return settings;
  const { chatWidgetId: _ofBrands, ...others } = settings;
  return others;
}
