import { describe, expect, test } from 'vitest';
import { dueOf, moveOf } from './case.domain.ts';
import { readCaseToken, readReplyAddress, caseToken, replyAddress } from './case-link.ts';
import { ownWords } from './inbound/letter-words.domain.ts';

const at = (text: string) => new Date(`${text}+03:00`);

describe('the due time of a case', () => {
  test.each([
    ['question', '2026-11-26T12:00:00', '2026-11-27T18:00:00'],
    ['question', '2026-11-27T23:59:00', '2026-11-30T18:00:00'],
    // On a Saturday: counted from Monday.
    ['question', '2026-11-28T10:00:00', '2026-12-01T18:00:00'],
    ['dispute', '2026-11-26T12:00:00', '2026-12-07T18:00:00'],
  ] as const)('of a %s from %s is %s', (kind, since, due) => {
    expect(dueOf(kind, at(since))).toEqual(at(due));
  });

  test('stays when the customer writes again, and begins anew after an answer', () => {
    const due = at('2026-11-27T18:00:00');
    const now = at('2026-11-27T17:00:00');
    const waiting = { kind: 'question', state: 'open', due_at: due } as const;
    expect(moveOf(waiting, 'written', now)).toMatchObject({ due_at: due, event: 'written' });
    const answered = { kind: 'question', state: 'answered', due_at: null } as const;
    expect(moveOf(answered, 'written', now).due_at).toEqual(at('2026-11-30T18:00:00'));
    const closed = { kind: 'question', state: 'closed', due_at: null } as const;
    expect(moveOf(closed, 'written', now)).toMatchObject({ state: 'open', event: 'reopened' });
  });
});

describe('what leads to a case', () => {
  const id = '0192f0c1-0000-7000-8000-00000000c001';

  test('a token opens the case it was made for, with our secret only', () => {
    expect(readCaseToken('secret', caseToken('secret', id))).toBe(id);
    expect(readCaseToken('other', caseToken('secret', id))).toBeNull();
    expect(readCaseToken('secret', `${id}.${'x'.repeat(43)}`)).toBeNull();
  });

  test('a reply address names its case in any case of letters; another number or mark names none', () => {
    const address = replyAddress('secret', 'person-check', 1001);
    expect(readReplyAddress('secret', address.toUpperCase())).toBe(1001);
    expect(readReplyAddress('secret', address.replace('+1001.', '+1002.'))).toBeNull();
    expect(readReplyAddress('other', address)).toBeNull();
    expect(readReplyAddress('secret', 'help@fizcheck.localhost')).toBeNull();
  });
});

describe('the words of an answering letter', () => {
  const quoted = '> Чтобы ответить, напишите выше этой строки\n> Здравствуйте';

  test.each([
    ['Спасибо!', 'Спасибо!'],
    [`Спасибо!\r\n\r\n20.11.2026 Поддержка пишет:\r\n${quoted}`, 'Спасибо!'],
    [`Да\n\nOn Fri, 20 Nov 2026 Help wrote:\n\n${quoted}`, 'Да'],
    ['Продавец пишет:\nденьги верну завтра', 'Продавец пишет:\nденьги верну завтра'],
    ['Ответ\n> цитата\n> ещё', 'Ответ'],
    ['> первая строка\nмой ответ под ней', '> первая строка\nмой ответ под ней'],
    [quoted, ''],
  ])('of %j are %j', (text, expected) => {
    expect(ownWords(text)).toBe(expected);
  });

  test('are read no further than they are kept, however long the letter is', () => {
    expect(ownWords('Продавец wrote:\nденьги верну\n'.repeat(100_000)).length).toBeLessThanOrEqual(20_000);
    expect(ownWords(`${'wrote:\n\n'.repeat(2000)}конец`)).toContain('конец');
  });
});
