import { loginRules } from '@proverka/validation/forms/login';
import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { staffRoles } from './staff-roles.ts';
import { idSchema, instantSchema } from './values.ts';

const personSchema = z.object({ id: idSchema, name: z.string(), email: z.string() });

/** `proposed`: waits for a second admin. `ended` also when it was refused or withdrawn before it was confirmed. */
export const staffStates = ['proposed', 'active', 'ended'] as const;

const givenSchema = z.object({
  id: idSchema,
  state: z.enum(staffStates),
  /** null: by the command on the server. */
  given_by: personSchema.nullable(),
  given_date: instantSchema,
  confirmed_by: personSchema.nullable(),
  confirmed_date: instantSchema.nullable(),
  ended_by: personSchema.nullable(),
  ended_date: instantSchema.nullable(),
});

export const staffRoleSchema = givenSchema.extend({ role: z.enum(staffRoles) });
export type StaffRoleGiven = z.infer<typeof staffRoleSchema>;

/** A new way in for somebody who lost passkey or phone; `active` until it is used or an hour has passed. */
export const recoverySchema = givenSchema;
export type StaffRecovery = z.infer<typeof recoverySchema>;

export const staffPersonSchema = z.object({
  person: personSchema,
  /** Has set a passkey or TOTP for the desk. */
  is_enrolled: z.boolean(),
  roles: z.array(staffRoleSchema),
  recoveries: z.array(recoverySchema),
});
export type StaffPerson = z.infer<typeof staffPersonSchema>;

const params = z.object({ id: idSchema });
const role = z.object({ role: staffRoleSchema });
const recovery = z.object({ recovery: recoverySchema });
const byTwo = { tag: 'admin', auth: 'required', grant: 'staff', proof: 'fresh' } as const;

/** Roles and new ways in are given by two admins: one proposes, another confirms. */
export const staffEndpoints = {
  'GET /admin/staff': {
    summary: 'Сотрудники: роли, кто дал и кто подтвердил',
    tag: 'admin',
    auth: 'required',
    grant: 'staff',
    reply: z.object({ staff: z.array(staffPersonSchema) }),
    refusals: [],
  },
  'POST /admin/staff/roles': {
    ...byTwo,
    summary: 'Предложить роль; действует, когда её подтвердит другой администратор',
    body: z.object({
      email: z.string().check(byRules<string>(loginRules.username)),
      role: z.enum(staffRoles),
    }),
    reply: role,
    refusals: ['person_not_found', 'own_staff_role', 'staff_role_exists'],
  },
  'POST /admin/staff/roles/{id}/confirm': {
    ...byTwo,
    summary: 'Подтвердить роль: не тот, кто предложил, и не тот, кому она даётся',
    params,
    reply: role,
    refusals: [
      'staff_role_not_found',
      'own_staff_role',
      'own_proposal',
      'staff_role_confirmed',
      'staff_role_ended',
    ],
  },
  'POST /admin/staff/roles/{id}/end': {
    ...byTwo,
    summary: 'Снять роль, отклонить или отозвать предложение; сессии сотрудника закрываются сразу',
    params,
    reply: role,
    refusals: ['staff_role_not_found', 'staff_role_ended', 'last_admin'],
  },
  'POST /admin/staff/recoveries': {
    ...byTwo,
    summary: 'Предложить новый допуск тому, кто потерял ключ доступа и TOTP',
    body: z.object({ person_id: idSchema }),
    reply: recovery,
    refusals: ['person_not_found', 'own_staff_role', 'recovery_exists'],
  },
  'POST /admin/staff/recoveries/{id}/confirm': {
    ...byTwo,
    summary: 'Подтвердить новый допуск: ссылка уходит сотруднику на почту и действует час',
    params,
    reply: recovery,
    refusals: ['recovery_not_found', 'own_staff_role', 'own_proposal', 'recovery_over'],
  },
  'POST /admin/staff/recoveries/{id}/end': {
    ...byTwo,
    summary: 'Отклонить или отозвать новый допуск',
    params,
    reply: recovery,
    refusals: ['recovery_not_found', 'recovery_over'],
  },
} as const satisfies Endpoints;
