/** Metres of EPSG:3857, as the public map sends them: to the east and to the north. */
export type MapPoint = readonly [east: number, north: number];
/** Closed: the last point is the first one. */
export type MapRing = readonly MapPoint[];
/** The outer ring first, then its holes. */
export type MapPolygon = readonly MapRing[];

export type PlanKind = 'land' | 'building' | 'construction' | 'unfinished';

/** An object with boundaries that `readOutline` has judged. */
export interface PlanObject {
  readonly number: string;
  readonly kind: PlanKind;
  readonly polygons: readonly MapPolygon[];
}

/** `silent`: the map did not answer; `too_large`: it cannot be asked around an object of this size. */
export type Neighbours =
  | { readonly kind: 'known'; readonly objects: readonly PlanObject[]; readonly isCutOff: boolean }
  | { readonly kind: 'silent' }
  | { readonly kind: 'too_large' };

export interface SitePlanData {
  readonly subject: PlanObject;
  /** Square metres by the register; null when it says none. */
  readonly registeredArea: number | null;
  /** Parts of the outline that were left out because their coordinates are impossible. */
  readonly partsLeftOut: number;
  readonly neighbours: Neighbours;
}
