import type { BrandId } from '@proverka/brand/host';
import { alertPlace } from '@proverka/contract/system';
import type { SystemAlert, SystemInfo } from '@proverka/contract/system';

export interface SystemSetting {
  readonly key: string;
  readonly text: string;
  readonly enabled: boolean;
}

/** The alerts shown to visitors of a brand; the guards' switches are the same for both brands. */
export function systemInfoOf(brand: BrandId, settings: readonly SystemSetting[]): SystemInfo {
  const enabled = settings.filter((setting) => setting.enabled);
  const maintenance = brand === 'person-check' ? enabled.find(({ key }) => key === 'maintenance') : undefined;
  return {
    alerts: enabled.flatMap((setting) => alertOf(setting, brand) ?? []),
    maintenance: { shown: maintenance !== undefined, text: maintenance?.text ?? '' },
    switches: { automatic_mode: enabled.some(({ key }) => key === 'automatic_mode') },
  };
}

function alertOf({ key, text }: SystemSetting, brand: BrandId): SystemAlert | null {
  const target = alertPlace(key);
  if (target?.brand !== brand || text.trim() === '') return null;
  const { type, route } = target;
  return { key, type, route, text };
}
