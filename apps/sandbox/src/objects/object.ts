/** A real-estate object of the invented register: one line of `data/objects.jsonl`. */
export type RealtyObject = {
  number: string;
  kind: ObjectKind;
  use: ObjectUse;
  address: Address;
  /** The address text of a real extract, where `address` cannot express it; only objects of sample extracts have it. */
  addressText?: string;
  /** Square metres. */
  area: number;
  /** Catalogues of extract suppliers lack the area, although the register and the map have it. */
  areaUnlisted?: true;
  /** The floor of a room or parking space; the number of floors of a building. */
  level: string | null;
  year?: number;
  material?: string;
  /** Cadastral value in rubles. */
  cost: number | null;
  status: ObjectStatus;
  registered: string;
  removed?: string;
  /** Cadastral number of the building a room is in, or of the land a building stands on. */
  building?: string;
  plot?: string;
  /** Conditional number from before cadastral registration. */
  oldNumber?: string;
  /** Completion of an unfinished object, per cent. */
  readiness?: number;
  /** Longitude and latitude, degrees of WGS 84. */
  place: [number, number];
  /** Polygons in metres of ground east and north of `place`, closed, outer rings first; without it the area gives a form. */
  outlines?: [number, number][][][];
  /** What the map has instead of a true outline: none, or one with its axes exchanged. */
  mapFault?: 'no-outline' | 'exchanged-axes';
  /** All rights ever registered, oldest first; those without `ended` are in force. */
  rights: Right[];
  encumbrances: Encumbrance[];
  /** The id of a scenario for tests and demonstrations; most objects have none. */
  scenario?: string;
};

export type ObjectKind = 'room' | 'building' | 'land' | 'construction' | 'parking' | 'unfinished';

export type ObjectUse =
  | 'flat'
  | 'chamber'
  | 'commercial'
  | 'apartment-building'
  | 'house'
  | 'office-building'
  | 'land-housing'
  | 'land-garden'
  | 'land-commercial'
  | 'utility'
  | 'parking';

export type ObjectStatus = 'registered' | 'previously-registered' | 'cancelled' | 'removed';

export type Address = {
  postcode: string;
  district: string;
  /** An invented city; absent in Санкт-Петербург. */
  city?: string;
  /** A town within the city, «Пушкин»; absent in the city itself. */
  town?: string;
  street: string;
  streetType: string;
  house: string;
  block?: string;
  letter?: string;
  flat?: string;
  room?: string;
  premises?: string;
  parking?: string;
};

export type Holder =
  | { kind: 'person'; name: string }
  | { kind: 'company'; inn: string }
  | { kind: 'public'; name: string };

export type RightType = 'ownership' | 'shared' | 'joint' | 'economic-management' | 'perpetual-use';

export type Ground =
  | 'privatisation'
  | 'sale'
  | 'gift'
  | 'inheritance'
  | 'exchange'
  | 'share-participation'
  | 'court'
  | 'allotment';

export type Right = {
  type: RightType;
  number: string;
  registered: string;
  ended?: string;
  /** Number of the record that ended the right. */
  endedBy?: string;
  share?: [number, number];
  holders: Holder[];
  ground: Ground;
};

export type EncumbranceType =
  | 'mortgage'
  | 'mortgage-by-law'
  | 'arrest'
  | 'ban'
  | 'lease'
  | 'rent'
  | 'servitude'
  | 'heritage';

export type Encumbrance = {
  type: EncumbranceType;
  number: string;
  registered: string;
  until?: string;
  /** The register's text about the term, «с 14.05.2019 на 240 месяцев». */
  term?: string;
  inFavour?: Holder;
  document: { name: string; number: string; date: string; issuer: string };
  /** Number of the encumbered right; absent when all are. */
  right?: string;
};
