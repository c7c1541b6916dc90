import type { BannerState } from '@proverka/contract/banner';

interface Shown {
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly is_enabled: boolean;
}

/** The state of a banner on a day of Moscow, written YYYY-MM-DD like its own days. */
export function bannerState(
  { starts_on: from, ends_on: to, is_enabled: isOn }: Shown,
  day: string,
): BannerState {
  if (!isOn) return 'off';
  if (day < from) return 'waiting';
  return to !== null && day > to ? 'over' : 'shown';
}
