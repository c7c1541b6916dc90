import type { RegistersConfig } from '../config.ts';
import { createEgrul } from '../sources/egrul/egrul.ts';
import { createFssp } from '../sources/fssp/fssp.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { sharedPace } from '../sources/shared-pace.ts';
import { createSupplier } from '../sources/supplier/supplier.ts';
import { createVehicle } from '../sources/vehicle/vehicle.ts';
import { rememberPlates } from './car/plate-memory.ts';
import type { CheckSources } from './check-sources.ts';

export function createCheckSources(
  config: Pick<RegistersConfig, 'supplier' | 'fssp' | 'egrul'>,
  pace: ReturnType<typeof sharedPace>,
  passports: CheckSources['passports'],
): CheckSources {
  return {
    supplier: rememberPlates(createSupplier(config.supplier, createGate(pace('supplier')))),
    fssp: createFssp(config.fssp, createGate(pace('fssp'))),
    egrul: createEgrul(config.egrul, createGate(pace('egrul'))),
    vehicle: createVehicle(config.supplier, createGate(pace('vehicle'))),
    passports,
  };
}
