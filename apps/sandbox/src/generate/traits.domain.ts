import type { EncumbranceType, RealtyObject } from '../objects/object.ts';
import type { Random } from './random.domain.ts';
import { inventEncumbrance, inventHistory, isoDay, personHolder } from './rights.domain.ts';

type Trait = {
  count: number;
  fits: (object: RealtyObject) => boolean;
  apply: (object: RealtyObject, random: Random) => void;
};

const isFlat = (object: RealtyObject): boolean => object.use === 'flat';
const hasRights = (object: RealtyObject): boolean => object.rights.some((right) => !right.ended);

const encumbered =
  (type: EncumbranceType) =>
  (object: RealtyObject, random: Random): void => {
    object.encumbrances.push(inventEncumbrance(type, object.number, object.rights, random));
  };

/** Ends every right on the day the object was removed from the register. */
function close(status: 'cancelled' | 'removed') {
  return (object: RealtyObject, random: Random): void => {
    const day = isoDay(2025, random.whole(7, 12), random.whole(1, 28));
    object.status = status;
    object.removed = day;
    object.encumbrances = [];
    for (const right of object.rights) {
      if (!right.ended) Object.assign(right, { ended: day, endedBy: right.number });
    }
  };
}

function held(now: { type: 'joint' } | { type: 'shared'; shares: [number, number][] }) {
  return (object: RealtyObject, random: Random): void => {
    object.rights = inventHistory(
      {
        cadastral: object.number,
        since: random.whole(2003, 2012),
        transfers: random.whole(1, 2),
        first: 'privatisation',
        holder: personHolder,
        now,
      },
      random,
    );
  };
}

function longHistory(transfers: number) {
  return (object: RealtyObject, random: Random): void => {
    object.rights = inventHistory(
      { cadastral: object.number, since: 1998, transfers, first: 'privatisation', holder: personHolder },
      random,
    );
  };
}

const THIRDS: [number, number][] = [
  [1, 3],
  [1, 3],
  [1, 3],
];
const HALVES: [number, number][] = [
  [1, 2],
  [1, 2],
];
const UNEVEN: [number, number][] = [
  [1, 2],
  [1, 4],
  [1, 8],
  [1, 8],
];

/** Which objects get which trait, in order; a later trait skips objects with an earlier one it would contradict. */
const TRAITS: Trait[] = [
  { count: 14, fits: isFlat, apply: held({ type: 'shared', shares: HALVES }) },
  { count: 6, fits: isFlat, apply: held({ type: 'shared', shares: THIRDS }) },
  { count: 4, fits: isFlat, apply: held({ type: 'shared', shares: UNEVEN }) },
  { count: 12, fits: isFlat, apply: held({ type: 'joint' }) },
  { count: 6, fits: isFlat, apply: longHistory(7) },
  { count: 2, fits: isFlat, apply: longHistory(11) },
  { count: 34, fits: (object) => isFlat(object) && hasRights(object), apply: encumbered('mortgage-by-law') },
  {
    count: 8,
    fits: (object) => object.use === 'house' && object.kind === 'building',
    apply: encumbered('mortgage'),
  },
  { count: 8, fits: (object) => hasRights(object) && object.kind !== 'land', apply: encumbered('arrest') },
  { count: 8, fits: (object) => hasRights(object), apply: encumbered('ban') },
  { count: 12, fits: (object) => object.use === 'commercial', apply: encumbered('lease') },
  { count: 6, fits: (object) => object.use === 'land-commercial', apply: encumbered('lease') },
  { count: 4, fits: (object) => object.kind === 'land', apply: encumbered('servitude') },
  { count: 3, fits: isFlat, apply: encumbered('rent') },
  { count: 5, fits: (object) => object.use === 'office-building', apply: encumbered('heritage') },
  { count: 6, fits: (object) => isFlat(object) || object.use === 'house', apply: close('removed') },
  {
    count: 4,
    fits: (object) => object.kind === 'land' || object.use === 'commercial',
    apply: close('cancelled'),
  },
  {
    count: 8,
    fits: (object) => object.kind !== 'unfinished',
    apply: (object) => {
      object.areaUnlisted = true;
    },
  },
  {
    count: 10,
    fits: (object) => object.kind === 'room',
    apply: (object) => {
      object.level = null;
    },
  },
  {
    count: 6,
    fits: isFlat,
    apply: (object) => {
      object.rights = [];
      object.encumbrances = [];
    },
  },
];

export function applyTraits(objects: RealtyObject[], random: Random): void {
  const marked = new Map<RealtyObject, number>();
  for (const trait of TRAITS) {
    const candidates = random
      .shuffle(objects.filter((object) => trait.fits(object)))
      .sort((a, b) => (marked.get(a) ?? 0) - (marked.get(b) ?? 0));
    for (const object of candidates.slice(0, trait.count)) {
      trait.apply(object, random);
      marked.set(object, (marked.get(object) ?? 0) + 1);
    }
  }
}

/** One flat under several numbers: duplicates that registration mistakes really create. */
export function duplicateNumbers(objects: RealtyObject[], random: Random): RealtyObject[] {
  const originals = random
    .shuffle(objects.filter((object) => isFlat(object) && object.status !== 'removed'))
    .slice(0, 6);
  return originals.flatMap((original, index) =>
    Array.from({ length: 2 + (index % 3) }, (_, copy) => {
      const serial = Number(original.number.split(':')[3]) + 4000 + copy;
      const number = `${original.number.split(':').slice(0, 3).join(':')}:${serial}`;
      return {
        ...original,
        number,
        area: Math.round((original.area + copy * 0.3) * 10) / 10,
        status: copy === 0 ? ('previously-registered' as const) : original.status,
        rights:
          copy === 0
            ? []
            : inventHistory(
                {
                  cadastral: number,
                  since: 2006,
                  transfers: 1,
                  first: 'privatisation',
                  holder: personHolder,
                },
                random,
              ),
        encumbrances: [],
      };
    }),
  );
}
