import type { CarAdverts } from '../sources/car-adverts/car-adverts.ts';
import type { Egrul } from '../sources/egrul/egrul.ts';
import type { Fssp } from '../sources/fssp/fssp.ts';
import type { PassportSubject } from '../sources/passport/passport.ts';
import type { Source } from '#platform/outbound/source.ts';
import type { Supplier } from '../sources/supplier/supplier.ts';
import type { Vehicle } from '../sources/vehicle/vehicle.ts';

/** The outside systems that answer checks. */
export interface CheckSources {
  readonly supplier: Supplier;
  readonly fssp: Fssp;
  readonly egrul: Egrul;
  readonly vehicle: Vehicle;
  readonly carAdverts: CarAdverts;
  readonly passports: Source<PassportSubject, 'valid' | 'invalid'>;
}
