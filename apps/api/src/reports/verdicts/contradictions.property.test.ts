import type { Finding } from '@proverka/contract/finding';
import { claimsOf } from '@proverka/findings/contradictions';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TaskResult } from '#fulfilment/report-content.domain.ts';
import { allCases } from '#registers/all-verdict-cases.fixtures.ts';
import { checkOf } from '#registers/checks.ts';
import type { CheckedKind } from '#registers/subject.domain.ts';
import { reportOf, taskWith } from './told-by-check.ts';
import { verdictSections } from './verdict-table.ts';

/** Good statements that no other source can contradict: they tell a fact, or only their own source knows. */
const deniesNothing: ReadonlySet<string> = new Set([
  'fssp_paid',
  'courts_none',
  'courts_acquitted',
  'courts_victim',
  'courts_third',
  'courts_won',
  'courts_suing_past',
  'courts_offence_past',
  'arbitration_won',
  'arbitration_other_side',
  'company_register_open',
  'wanted_none',
  'terrorists_none',
  'disqualified_none',
  'disqualified_past',
  'mass_positions_none',
  'business_status_none',
  'business_status_active',
  'business_status_past',
  'business_status_companies',
  'business_status_companies_past',
  'fines_paid',
  'exit_ban_none',
  'passport_valid',
  'inn_found',
  'credit_rating_score',
  'credit_rating_open_none',
  'credit_rating_closed',
  'credit_rating_closed_none',
  'credit_rating_open',
  'company_founders_none',
  'company_founders_found',
  'company_founders_former',
  'company_management_former',
  'company_finance_not_due',
  'company_finance_profit',
  'company_disqualified_none',
  'company_mass_address_none',
  'company_courts_won',
  'company_courts_other_side',
  'company_fssp_none',
  'company_fssp_paid',
  'car_history_vehicle',
  'car_history_owners',
  'car_dtp_none',
  'car_wanted_none',
  'car_restrict_none',
  'car_diagnostic_valid',
  'car_diagnostic_past',
  'car_pledge_none',
  'car_pledge_past',
  'car_taxi_none',
  'car_prices_none',
  'car_prices_unknown',
  'car_prices_few',
  'car_prices_range',
  'car_insurance_valid',
  'history_calm',
]);

/** The tasks each check can end with, by the kind of subject. */
const tasks = new Map<CheckedKind, readonly (readonly TaskResult[])[]>();

beforeAll(async () => {
  const all = await Promise.all(
    allCases.map(async ({ type, cases }) =>
      Promise.all(cases.filter(({ subject }) => subject === undefined).map((one) => taskWith(type, one))),
    ),
  );
  for (const kind of ['person', 'company', 'car'] as const) {
    tasks.set(
      kind,
      all.filter(([task]) => task !== undefined && checkOf(task.type)?.kind === kind),
    );
  }
});

/** Pairs of statements of which one says that a trouble is there and the other that it is not. */
const contradictions = (findings: readonly Finding[]): string[] =>
  findings.flatMap((one) =>
    findings.flatMap((other) =>
      claimsOf(one).some(
        ({ topic, says }) =>
          says === 'is' && claimsOf(other).some((claim) => claim.topic === topic && claim.says === 'is_not'),
      )
        ? [`${one.code} × ${other.code}`]
        : [],
    ),
  );

describe('contradictions', () => {
  test.each(['person', 'company', 'car'] as const)(
    'no two statements of a report about a %s contradict each other, whatever its sources answer',
    (kind) => {
      const answers = tasks.get(kind) ?? [];
      const report = fc.tuple(...answers.map((ofCheck) => fc.option(fc.constantFrom(...ofCheck))));
      fc.assert(
        fc.property(report, (chosen) => {
          const { findings } = reportOf(
            chosen.flatMap((task) => task ?? []),
            undefined,
          );
          expect(contradictions(findings)).toEqual([]);
        }),
        { numRuns: 300 },
      );
    },
  );

  test('no pair of answers of two checks makes statements that contradict each other', () => {
    for (const answers of tasks.values()) {
      for (const [place, ofOne] of answers.entries()) {
        for (const ofOther of answers.slice(place + 1)) {
          for (const one of ofOne) {
            for (const other of ofOther) {
              expect(contradictions(reportOf([one, other], undefined).findings)).toEqual([]);
            }
          }
        }
      }
    }
  });

  test('every good statement says what it denies, or is known to deny nothing', async () => {
    const rows = (await verdictSections()).flatMap((section) => section.rows);
    const good = rows.flatMap(({ findings }) => findings).filter(({ level }) => level === 'clear');
    const undecided = good.filter(
      (finding) => claimsOf(finding).length === 0 && !deniesNothing.has(finding.code),
    );
    expect([...new Set(undecided.map(({ code }) => code))]).toEqual([]);
  });
});
