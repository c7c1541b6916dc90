type CarRow = Record<string, unknown>;

/** An invented car; the blocks of the traffic police are built from it on request. */
export type Car = {
  vin: string | null;
  /** Cars of the Japanese market have a body number instead of a VIN. */
  body: string | null;
  plate: string | null;
  brand: string;
  model: string;
  year: number;
  color: string;
  powerHp: number;
  volume: number;
  scenario?: string;
  /** Every other call of a block fails with the captcha error. */
  captcha?: true;
  owners: { from: string; to: string | null; kind: 'Natural' | 'Legal'; operation: string }[];
  accidents?: { at: string; kind: string; region: string; points: string[] }[];
  wanted?: { since: string; region: string }[];
  restrictions?: { since: string; region: string; code: number; proceeding?: string }[];
  cards?: { date: string; until: string; odometer: number }[];
  /** Records for the checks `pledge`, `taxi` and `insurance`. */
  records?: Record<string, CarRow[]>;
};
