import type { BrandId } from '@proverka/brand/host';
import { alertTypes } from '@proverka/contract/system';
import type { SystemAlert, SystemInfo } from '@proverka/contract/system';

export interface SystemSetting {
  readonly key: string;
  readonly text: string;
  readonly enabled: boolean;
}

/** Section 3: what an alert's key begins with on each brand. */
const alertPrefixes: Readonly<Record<BrandId, string>> = {
  'real-estate': 'alert_',
  'person-check': 'alertFiz_',
};

/** What visitors of a brand are told; the guards' switches are the same for both. */
export function systemInfoOf(brand: BrandId, settings: readonly SystemSetting[]): SystemInfo {
  const enabled = settings.filter((setting) => setting.enabled);
  const maintenance = brand === 'person-check' ? enabled.find(({ key }) => key === 'maintenance') : undefined;
  return {
    alerts: enabled.flatMap((setting) => alertOf(setting, alertPrefixes[brand]) ?? []),
    maintenance: { shown: maintenance !== undefined, text: maintenance?.text ?? '' },
    switches: { automatic_mode: enabled.some(({ key }) => key === 'automatic_mode') },
  };
}

/** `alert_{type}_{route}`: names of types hold no underscore, names of routes may. */
function alertOf({ key, text }: SystemSetting, prefix: string): SystemAlert | null {
  if (!key.startsWith(prefix) || text.trim() === '') return null;
  const [, written, route] = /^([^_]+)_(.+)$/.exec(key.slice(prefix.length)) ?? [];
  if (route === undefined) return null;
  const type = alertTypes.find((known) => known === written) ?? 'info';
  return { key, type, route, text };
}
