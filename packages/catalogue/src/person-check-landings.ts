import { personCheckLandings } from './listed/person-check-landings.ts';

/** A landing of the person-check brand; its words are in the file of this name. */
export type LandingId = keyof typeof personCheckLandings;

export interface LandingTerms {
  /** What it sells. */
  readonly product: string;
  readonly form: 'person' | 'company' | 'car' | 'passport' | 'fssp' | 'realty';
}

export const landings: Readonly<Record<LandingId, LandingTerms>> = personCheckLandings;

export const landingIds = Object.keys(personCheckLandings) as readonly LandingId[];
