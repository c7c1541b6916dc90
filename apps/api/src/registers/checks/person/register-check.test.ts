import { describe, expect, test } from 'vitest';
import type { CheckAnswer } from '../../sources/check-answer.ts';
import type { CheckSources } from '../check-sources.ts';
import { courtsCheck } from './courts.ts';
import { enforcementCheck } from './enforcement.ts';
import { taxDebtsCheck } from './tax-debts.ts';

const ivan = { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' };
const origin = { source: 'Реестр', sourceDate: '2026-11-20' };
const nothing: CheckAnswer<never> = { kind: 'nothing_found', ...origin };
const regionDue: CheckAnswer<never> = { kind: 'needs_data', missing: ['region'], reason: 'Укажите регион' };
const signal = new AbortController().signal;

/** Sources that answer in turn, and what they were asked. */
function answering(...answers: CheckAnswer<never>[]) {
  const asked: object[] = [];
  const answer = async (subject: object, ticket: string | null) => {
    asked.push({ subject, ticket });
    return answers.shift() ?? nothing;
  };
  const sources = {
    supplier: {
      check: (_name: string, subject: object, _record: unknown, ticket: string | null) =>
        answer(subject, ticket),
    },
    fssp: { person: answer },
  } as unknown as CheckSources;
  return { asked, sources };
}
const about = (more: object) => ({ ownersData: [{ ...ivan, ...more }] });

describe('the whole register is asked', () => {
  test.each([
    ['a register of the supplier', courtsCheck],
    ['the bailiffs', enforcementCheck],
  ])('%s is asked without the region, and the answer says so', async (_who, check) => {
    const { asked, sources } = answering();
    const answer = await check.ask(sources, about({ region: '77' }), null, signal);
    expect(asked).toEqual([{ subject: ivan, ticket: null }]);
    expect(answer).toEqual({
      ...nothing,
      asked: { by: ['last_name', 'first_name', 'birth_date'], regions: null },
    });
  });

  test('a register of taxpayers is asked by INN', async () => {
    const { sources } = answering();
    const answer = await taxDebtsCheck.ask(sources, about({ inn: '500100732259' }), null, signal);
    expect(answer.asked).toEqual({ by: ['inn'], regions: null });
  });

  test('only a register that demands the region gets it, and its all-clear is limited to it', async () => {
    const { asked, sources } = answering(regionDue);
    const answer = await courtsCheck.ask(sources, about({ region: '77' }), null, signal);
    expect(asked).toEqual([
      { subject: ivan, ticket: null },
      { subject: { ...ivan, region: '77' }, ticket: null },
    ]);
    expect.assert(answer.kind === 'nothing_found' && answer.asked !== undefined);
    const [finding] = courtsCheck.findings(
      { data: null, asOf: '2026-11-20', asked: answer.asked },
      about({ region: '77' }),
    );
    expect(finding).toMatchObject({
      level: 'clear',
      code: 'courts_none',
      title: 'Судебных дел не найдено: спрошен только регион Москва',
      text: expect.stringContaining('О других регионах этот ответ не говорит ничего.'),
    });
  });

  test('a question limited to a region is polled as such', async () => {
    const { asked, sources } = answering(regionDue, { kind: 'working', ticket: 't-1' });
    const working = await courtsCheck.ask(sources, about({ region: '77' }), null, signal);
    expect.assert(working.kind === 'working');
    const answer = await courtsCheck.ask(sources, about({ region: '77' }), working.ticket, signal);
    expect(asked.at(-1)).toEqual({ subject: { ...ivan, region: '77' }, ticket: 't-1' });
    expect(answer.asked?.regions).toEqual(['77']);
    const lost = await courtsCheck.ask(sources, about({}), working.ticket, signal);
    expect(lost.kind).toBe('ticket_lost');
  });

  test('a question about the whole register is polled with its own ticket', async () => {
    const { asked, sources } = answering({ kind: 'working', ticket: 't-2' });
    const working = await courtsCheck.ask(sources, about({ region: '77' }), null, signal);
    expect(working).toMatchObject({ kind: 'working', ticket: 't-2' });
    await courtsCheck.ask(sources, about({ region: '77' }), 't-2', signal);
    expect(asked.at(-1)).toEqual({ subject: ivan, ticket: 't-2' });
  });

  test('a register that demands the region is not answered without one', async () => {
    const { asked, sources } = answering(regionDue);
    expect(await courtsCheck.ask(sources, about({}), null, signal)).toMatchObject({ kind: 'needs_data' });
    expect(asked).toHaveLength(1);
  });
});

test('answers of former versions are worded as limited to the region that was given', () => {
  const [finding] = enforcementCheck.findings(
    { data: null, asOf: '2026-11-20', asked: null },
    about({ region: '77' }),
  );
  expect(finding?.title).toBe('Исполнительных производств не найдено: спрошен только регион Москва');
});
