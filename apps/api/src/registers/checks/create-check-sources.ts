import type { RegistersConfig } from '../config.ts';
import { createCarAdverts } from '../sources/car-adverts/car-adverts.ts';
import { createEgrul } from '../sources/egrul/egrul.ts';
import { createFssp } from '../sources/fssp/fssp.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { sharedPace } from '../sources/shared-pace.ts';
import { createSupplier } from '../sources/supplier/supplier.ts';
import { createVehicle } from '../sources/vehicle/vehicle.ts';
import type { SourceCalls } from '../watch/note-calls.ts';
import {
  watchedCarAdverts,
  watchedEgrul,
  watchedFssp,
  watchedSupplier,
  watchedVehicle,
} from '../watch/watched.ts';
import { rememberPlates } from './car/plate-memory.ts';
import { rememberVehicles } from './car/vehicle-memory.ts';
import type { CheckSources } from './check-sources.ts';

export function createCheckSources(
  config: Pick<RegistersConfig, 'supplier' | 'fssp' | 'egrul' | 'carAdverts'>,
  pace: ReturnType<typeof sharedPace>,
  passports: CheckSources['passports'],
  calls: SourceCalls,
): CheckSources {
  const supplier = createSupplier(config.supplier, createGate(pace('supplier')));
  return {
    supplier: rememberPlates(watchedSupplier(calls, supplier), (kopecks) => calls.spent('supplier', kopecks)),
    fssp: watchedFssp(calls, createFssp(config.fssp, createGate(pace('fssp')))),
    egrul: watchedEgrul(calls, createEgrul(config.egrul, createGate(pace('egrul')))),
    vehicle: rememberVehicles(
      watchedVehicle(calls, createVehicle(config.supplier, createGate(pace('vehicle')))),
    ),
    carAdverts: watchedCarAdverts(
      calls,
      createCarAdverts(config.carAdverts, createGate(pace('car_adverts'))),
    ),
    passports,
  };
}
