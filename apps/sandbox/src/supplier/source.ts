import type { MarketDesk } from '../market/desk.ts';
import type { Register } from '../objects/register.ts';
import type { Source } from '../source/source.ts';
import { salesOperation } from './building-sales.operations.ts';
import { checkOperations, type ChecksDeps, PROCESSING } from './check.operations.ts';
import { supplierError } from './errors.ts';
import { passportOperation } from './passport.ts';
import { registeredSalesOperation } from './registered-sales.operations.ts';

export type SupplierDeps = ChecksDeps & { folder: URL; token: string; register: Register; desk: MarketDesk };

/** A supplier of checks with the sandbox's own protocol, described in the README. */
export function supplierSource({ folder, token, register, desk, ...deps }: SupplierDeps): Source {
  const { registers, now } = deps;
  return {
    name: 'supplier',
    title: 'Поставщик проверок',
    prefix: '/supplier/v1',
    operations: [
      passportOperation({ folder, people: registers.people, now }),
      salesOperation(register, desk, now),
      registeredSalesOperation(desk, now),
      ...checkOperations(deps),
    ],
    background: [PROCESSING],
    authorize: ({ headers }) =>
      headers['authorization'] === `Bearer ${token}` ? undefined : supplierError(401),
    fault: (status, message) => supplierError(status, message),
  };
}
