import type { Variant } from '@proverka/brand/host';
import { autoHome } from './auto.ts';
import type { Home, HomeVariant } from './home.ts';
import type { LandingId } from '@proverka/catalogue/person-check-landings';
import { proHome } from './pro.ts';
import { realtyHome } from './realty.ts';
import { ruHome } from './ru.ts';
import { urHome } from './ur.ts';

const homes: Readonly<Record<HomeVariant, Home>> = {
  ru: ruHome,
  pro: proHome,
  auto: autoHome,
  realty: realtyHome,
  ur: urHome,
};

export function homeOf(variant: Variant): Home {
  return variant in homes ? homes[variant as HomeVariant] : ruHome;
}

/** Landings whose samples are on main pages. */
export const sampledLandings: readonly LandingId[] = [
  ...new Set(Object.values(homes).map(({ sampleOf }) => sampleOf)),
];
