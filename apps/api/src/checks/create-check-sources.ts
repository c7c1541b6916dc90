import type { Config } from '../config.ts';
import type { Database } from '../db/pool.ts';
import { createEgrul } from '../sources/egrul/egrul.ts';
import { createFssp } from '../sources/fssp/fssp.ts';
import { createGate } from '../sources/gate.ts';
import type { Gate } from '../sources/gate.ts';
import { sharedTurns } from '../sources/shared-turns.ts';
import { createSupplier } from '../sources/supplier/supplier.ts';
import { createVehicle } from '../sources/vehicle/vehicle.ts';
import type { CheckSources } from './check-sources.ts';

/** Calls a second each outside system allows us, all workers together; below what is agreed, for clocks differ. */
const perSecond = { supplier: 40, fssp: 4, egrul: 4, vehicle: 8 } as const;

export function createCheckSources(
  config: Pick<Config, 'passport' | 'fssp' | 'egrul'>,
  db: Database,
  passports: CheckSources['passports'],
): CheckSources {
  const gate = (name: keyof typeof perSecond): Gate =>
    createGate({ perSecond: perSecond[name], turns: sharedTurns(db, name) });
  return {
    supplier: createSupplier(config.passport, gate('supplier')),
    fssp: createFssp(config.fssp, gate('fssp')),
    egrul: createEgrul(config.egrul, gate('egrul')),
    vehicle: createVehicle(config.passport, gate('vehicle')),
    passports,
  };
}
