import type { Vehicle } from './damage-places.ts';

/** All schemes are drawn from above, front up, in one box. */
export const schemeWidth = 200;
export const schemeHeight = 384;

interface Scheme {
  /** What the drawing is of. */
  readonly title: string;
  /** SVG paths of the zones, by the last two digits of their codes. */
  readonly zones: Readonly<Record<string, string>>;
  /** Lines that only help to see what it is. */
  readonly lines: readonly string[];
}

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** The same path on the other side of the middle line: numbers come as x y pairs, in absolute commands. */
const mirrored = (path: string): string =>
  path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/gu,
    (_pair, x: string, y: string) => `${schemeWidth - Number(x)} ${y}`,
  );

/** The underside, below the vehicle. */
const bottom = 'M38 348 L162 348 L170 360 L162 372 L38 372 L30 360 Z';
/** An arrow to the front. */
const arrow = 'M92 14 L100 4 L108 14 Z';
const wheels = (...tops: readonly number[]): string[] =>
  tops.flatMap((y) => [rect(18, y, 12, 40), rect(170, y, 12, 40)]);

const frontLeft = 'M100 22 C62 22 40 30 34 58 L56 64 C60 48 76 42 100 42 Z';
const fenderLeft = 'M34 58 L56 64 L53 122 L30 122 Z';
const doorLeft = 'M30 122 L53 122 L52 174 L29 174 Z M29 128 L15 132 L17 144 L29 142 Z';
const rearDoorLeft = 'M29 174 L52 174 L52 226 L29 226 Z';
const rearFenderLeft = 'M29 226 L52 226 L54 286 L33 294 Z';
const rearLeft = 'M33 294 L54 286 C60 306 76 312 100 312 L100 332 C62 332 40 324 33 294 Z';

const car: Scheme = {
  title: 'Легковой автомобиль',
  zones: {
    '10': mirrored(fenderLeft),
    '11': mirrored(doorLeft),
    '12': mirrored(rearDoorLeft),
    '13': mirrored(rearFenderLeft),
    '14': mirrored(rearLeft),
    '15': rearLeft,
    '16': rearFenderLeft,
    '17': rearDoorLeft,
    '18': doorLeft,
    '19': fenderLeft,
    '20': frontLeft,
    '21': mirrored(frontLeft),
    '22': 'M100 42 C124 42 140 48 144 64 L147 140 C120 132 80 132 53 140 L56 64 C60 48 76 42 100 42 Z',
    '23': 'M53 140 C80 132 120 132 147 140 L148 222 C120 230 80 230 52 222 Z',
    '24': 'M52 222 C80 230 120 230 148 222 L146 286 C140 306 124 312 100 312 C76 312 60 306 54 286 Z',
    '25': bottom,
  },
  lines: [...wheels(72, 244), 'M58 110 C84 100 116 100 142 110', 'M56 252 C84 260 116 260 144 252', arrow],
};

const bus: Scheme = {
  title: 'Автобус',
  zones: {
    '39': rect(40, 22, 60, 26),
    '30': rect(100, 22, 60, 26),
    '38': rect(40, 48, 24, 86),
    '37': rect(40, 134, 24, 86),
    '36': rect(40, 220, 24, 86),
    '31': rect(136, 48, 24, 86),
    '32': rect(136, 134, 24, 86),
    '33': rect(136, 220, 24, 86),
    '34': rect(40, 306, 60, 26),
    '35': rect(100, 306, 60, 26),
    '40': rect(64, 48, 72, 86),
    '41': rect(64, 134, 72, 86),
    '42': rect(64, 220, 72, 86),
    '43': bottom,
  },
  lines: [rect(28, 78, 12, 40), rect(160, 78, 12, 40), rect(28, 246, 12, 40), rect(160, 246, 12, 40), arrow],
};

const motorcycle: Scheme = {
  title: 'Мотоцикл',
  zones: {
    '50': 'M100 30 C88 30 84 44 84 66 L48 78 L48 92 L84 92 L78 122 L100 122 Z',
    '51': 'M100 122 L78 122 C66 150 66 190 80 218 L100 218 Z',
    '52': 'M100 218 L80 218 L84 300 C84 318 90 330 100 330 Z',
    '53': mirrored('M100 218 L80 218 L84 300 C84 318 90 330 100 330 Z'),
    '54': mirrored('M100 122 L78 122 C66 150 66 190 80 218 L100 218 Z'),
    '55': mirrored('M100 30 C88 30 84 44 84 66 L48 78 L48 92 L84 92 L78 122 L100 122 Z'),
  },
  lines: [arrow],
};

const truck: Scheme = {
  title: 'Грузовой автомобиль',
  zones: {
    '77': rect(56, 22, 44, 16),
    '60': rect(100, 22, 44, 16),
    '75': rect(44, 38, 18, 60),
    '62': rect(138, 38, 18, 60),
    '78': rect(62, 38, 76, 60),
    '76': rect(70, 108, 30, 14),
    '61': rect(100, 108, 30, 14),
    '79': rect(70, 122, 60, 162),
    '72': rect(54, 122, 16, 162),
    '73': rect(38, 122, 16, 162),
    '74': rect(22, 122, 16, 162),
    '65': rect(130, 122, 16, 162),
    '64': rect(146, 122, 16, 162),
    '63': rect(162, 122, 16, 162),
    '71': rect(70, 284, 30, 16),
    '66': rect(100, 284, 30, 16),
    '70': rect(70, 300, 30, 16),
    '67': rect(100, 300, 30, 16),
    '69': rect(70, 316, 30, 16),
    '68': rect(100, 316, 30, 16),
    '80': bottom,
  },
  lines: [arrow],
};

const corner = 'M30 22 L100 22 L100 82 L66 82 Z';
const side = 'M30 22 L66 82 L66 177 L30 177 Z';
const rearSide = 'M30 177 L66 177 L66 272 L30 332 Z';
const rearCorner = 'M30 332 L66 272 L100 272 L100 332 Z';

const other: Scheme = {
  title: 'Транспортное средство',
  zones: {
    '97': corner,
    '90': mirrored(corner),
    '96': side,
    '91': mirrored(side),
    '95': rearSide,
    '92': mirrored(rearSide),
    '94': rearCorner,
    '93': mirrored(rearCorner),
    '98': rect(66, 82, 68, 190),
    '99': bottom,
  },
  lines: [arrow],
};

export const schemes: Readonly<Record<Vehicle, Scheme>> = { car, bus, motorcycle, truck, other };
