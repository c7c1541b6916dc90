import { z } from 'zod';
import type { Block } from './blocks.domain.ts';

const text = z.string().nullish();
const registerSchema = z.object({
  vehicle_vin: text,
  vehicle_body_number: text,
  vehicle_brandmodel: text,
  vehicle_releaseyear: z.union([z.string(), z.int()]).nullish(),
  vehicle_bodycolor: text,
  vehicle_enclosedvolume: text,
  vehicle_enginepower: text,
  periods: z.array(z.object({ ownerType: z.string(), startDate: z.string(), endDate: text })),
});

const owners: Readonly<Record<string, string>> = { natural: 'Natural', legal: 'Legal' };

/**
 * The history in the form of the block `register`, which replaced `history` on the service's site in 2024, rewritten to the
 * former one. `null`: no car is registered under this number; other forms are returned as they came.
 */
export function inFormerWords(content: Block): Block | null {
  const read = registerSchema.safeParse(content);
  if (!read.success) return content;
  const { periods, ...car } = read.data;
  if (!car.vehicle_brandmodel && periods.length === 0) return null;
  return {
    ownershipPeriods: {
      ownershipPeriod: periods.map(({ ownerType, startDate, endDate }) => ({
        simplePersonType: owners[ownerType.toLowerCase()] ?? ownerType,
        from: startDate,
        to: known(endDate),
      })),
    },
    vehicle: {
      model: known(car.vehicle_brandmodel) ?? undefined,
      year: known(car.vehicle_releaseyear?.toString()) ?? undefined,
      color: known(car.vehicle_bodycolor),
      vin: known(car.vehicle_vin),
      bodyNumber: known(car.vehicle_body_number),
      engineVolume: known(car.vehicle_enclosedvolume),
      powerHp: known(car.vehicle_enginepower),
    },
  };
}

/** The service writes «null» where it knows nothing. */
const known = (written: string | null | undefined): string | null =>
  ['', 'null'].includes(written?.trim() ?? '') ? null : (written ?? null);
