type CarRow = Record<string, unknown>;

/** A car of the invented world; the blocks of the traffic police are made of it when they are asked for. */
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
  /** Every other call of a block is met with the error of the picture. */
  captcha?: true;
  owners: { from: string; to: string | null; kind: 'Natural' | 'Legal'; operation: string }[];
  accidents?: { at: string; kind: string; region: string; points: string[] }[];
  wanted?: { since: string; region: string }[];
  restrictions?: { since: string; region: string; code: number }[];
  cards?: { date: string; until: string; odometer: number }[];
  /** Rows of the checks `pledge`, `taxi` and `insurance`. */
  records?: Record<string, CarRow[]>;
};
