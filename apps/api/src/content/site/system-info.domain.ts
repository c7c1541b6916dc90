import type { BrandId } from '@proverka/brand/host';
import { alertPlace } from '@proverka/contract/system';
import type { SourceNotice, SystemAlert, SystemInfo } from '@proverka/contract/system';
import { troubleWords } from '#registers/trouble-words.domain.ts';
import type { SourceTrouble } from '#registers/trouble-words.domain.ts';
import { placesOf } from './source-places.domain.ts';

export interface SystemSetting {
  readonly key: string;
  readonly text: string;
  readonly enabled: boolean;
}

/** The alerts shown to visitors of a brand; the guards' switches are the same for both brands. */
export function systemInfoOf(
  brand: BrandId,
  settings: readonly SystemSetting[],
  troubles: readonly SourceTrouble[],
): SystemInfo {
  const enabled = settings.filter((setting) => setting.enabled);
  const maintenance = brand === 'person-check' ? enabled.find(({ key }) => key === 'maintenance') : undefined;
  return {
    alerts: enabled.flatMap((setting) => alertOf(setting, brand) ?? []),
    source_notices: troubles.flatMap((trouble) => noticeOf(trouble, brand)),
    maintenance: { shown: maintenance !== undefined, text: maintenance?.text ?? '' },
    switches: { automatic_mode: enabled.some(({ key }) => key === 'automatic_mode') },
  };
}

function noticeOf(trouble: SourceTrouble, brand: BrandId): SourceNotice[] {
  const { source } = trouble;
  const places = placesOf(source, brand);
  return places.length === 0 ? [] : [{ source, text: troubleWords(trouble), places: [...places] }];
}

function alertOf({ key, text }: SystemSetting, brand: BrandId): SystemAlert | null {
  const target = alertPlace(key);
  if (target?.brand !== brand || text.trim() === '') return null;
  const { type, route } = target;
  return { key, type, route, text };
}
