import type { Finding, FindingRecord, Level, Match } from '@proverka/contract/finding';
import { describe, expect, test } from 'vitest';
import { presentFindings } from './present-findings.ts';

const same: Match = { kind: 'same', reason: 'совпали имя и дата рождения' };
const byInn: Match = { kind: 'same', reason: 'совпали имя и ИНН' };
const likely: Match = { kind: 'likely', reason: 'регион другой' };
const namesake: Match = { kind: 'namesake', reason: 'ИНН другой' };

const record = (title: string, more: Partial<FindingRecord> = {}): FindingRecord => ({
  title,
  facts: [],
  ...more,
});
const finding = (level: Level, records?: FindingRecord[], code = 'courts_found'): Finding => ({
  level,
  code,
  title: '',
  text: '',
  source: '',
  source_date: null,
  ...(records && { records }),
});
const withMatches = (...matches: (Match | undefined)[]) =>
  finding(
    'warning',
    matches.map((match, place) => record(String(place), match && { match })),
  );
const present = (one: Finding) => {
  const [presented] = presentFindings([one]).findings;
  if (presented === undefined) throw new Error('one finding was given');
  return presented;
};
const said = (all: ReturnType<typeof presentFindings>) =>
  all.findings.map(({ match, first, rest }) => [
    match?.words ?? null,
    ...[...first, ...rest].map((one) => one.match?.words ?? null),
  ]);

describe('a match that is true of many records', () => {
  test('of a single record is said beside it', () => {
    expect(present(withMatches(same))).toMatchObject({
      match: null,
      first: [{ match: { kind: 'same', words: 'Тот же человек', reason: same.reason } }],
    });
  });

  test.each([
    [same, 'Во всех записях тот же человек'],
    [likely, 'Во всех записях, вероятно, тот же человек'],
    [namesake, 'Во всех записях тёзки'],
  ])('of all records of a finding is said once: %o', (match, words) => {
    const presented = presentFindings([withMatches(match, match)]);
    expect(presented.match).toBeNull();
    expect(presented.findings[0]?.match).toEqual({ kind: match.kind, words, reason: match.reason });
    expect(said(presented)).toEqual([[words, null, null]]);
  });

  test.each([
    ['the kind differs', same, likely],
    ['the reason differs', same, byInn],
    ['one has none', same, undefined],
  ])('is said beside each record when %s', (_why, one, other) => {
    const presented = present(withMatches(one, other));
    expect(presented.match).toBeNull();
    expect(presented.first.map(({ match }) => match?.reason)).toEqual([one.reason, other?.reason]);
  });

  test('of records of several findings is said once above them', () => {
    const presented = presentFindings([withMatches(same), withMatches(same, same), finding('clear')]);
    expect(presented.match).toEqual({
      kind: 'same',
      words: 'Во всех записях тот же человек',
      reason: same.reason,
    });
    expect(said(presented)).toEqual([[null, null], [null, null, null], [null]]);
  });

  test('is said above several findings also when some records say something else, which they say themselves', () => {
    const presented = presentFindings([
      withMatches(same),
      withMatches(same, likely),
      withMatches(likely, likely),
      withMatches(byInn, byInn, byInn),
    ]);
    expect(presented.match?.words).toBe('В записях, где не сказано другое, тот же человек');
    expect(presented.match?.reason).toBe(same.reason);
    expect(said(presented)).toEqual([
      [null, null],
      [null, null, 'Вероятно, тот же человек'],
      ['Во всех записях, вероятно, тот же человек', null, null],
      ['Во всех записях тот же человек', null, null, null],
    ]);
  });

  test('above several findings is the one most records have, and the earlier of equals', () => {
    const reasonOf = (...findings: Finding[]) => presentFindings(findings).match?.reason;
    expect(reasonOf(withMatches(same, byInn), withMatches(byInn, byInn, same))).toBe(byInn.reason);
    expect(reasonOf(withMatches(same, byInn), withMatches(byInn, same))).toBe(same.reason);
  });

  test('is not said above findings when only likely, or of namesakes, or of one finding', () => {
    expect(presentFindings([withMatches(likely), withMatches(likely)]).match).toBeNull();
    expect(presentFindings([withMatches(namesake), withMatches(namesake)]).match).toBeNull();
    expect(presentFindings([withMatches(same, same), withMatches(likely)]).match).toBeNull();
    expect(presentFindings([]).match).toBeNull();
  });

  test('about a company and about a person are two statements', () => {
    const ofCompany = (...matches: Match[]) => ({ ...withMatches(...matches), code: 'company_courts_found' });
    expect(presentFindings([ofCompany(same), withMatches(same)]).match).toBeNull();
    expect(presentFindings([ofCompany(same), ofCompany(same)]).match?.words).toBe(
      'Во всех записях та же компания',
    );
    expect(presentFindings([ofCompany(same), ofCompany(same, likely)]).match?.words).toBe(
      'В записях, где не сказано другое, та же компания',
    );
    expect(present(ofCompany(namesake, namesake)).match?.words).toBe(
      'Во всех записях другие компании с тем же названием',
    );
    expect(present(ofCompany(likely)).first[0]?.match?.words).toBe('Вероятно, та же компания');
  });
});

describe('records of a finding', () => {
  const leveled = (...levels: (Level | undefined)[]) =>
    levels.map((level, place) => record(String(place), level && { level }));
  const titles = (level: Level, ...levels: (Level | undefined)[]) => {
    const { first, rest } = present(finding(level, leveled(...levels)));
    const of = (all: typeof first) => all.map((one) => one.record.title).join('');
    return [of(first), of(rest)];
  };

  test('keep their order without levels of their own, three of them unfolded', () => {
    expect(titles('danger', undefined, undefined, undefined)).toEqual(['012', '']);
    expect(titles('danger', undefined, undefined, undefined, undefined, undefined)).toEqual(['012', '34']);
  });

  test('come the worst first, in the order of the source where they weigh the same', () => {
    expect(
      titles('danger', 'clear', undefined, 'unchecked', 'attention', 'warning', 'danger', 'clear'),
    ).toEqual(['543', '2061']);
  });

  test('that decide the level are never folded', () => {
    expect(titles('warning', 'clear', 'warning', 'clear', 'warning', 'warning', 'warning')).toEqual([
      '1345',
      '02',
    ]);
  });

  test('worse than the finding are never folded either', () => {
    expect(titles('warning', 'clear', 'danger', 'danger', 'danger', 'danger', 'attention')).toEqual([
      '1234',
      '50',
    ]);
  });

  test('of a clear finding are folded after three', () => {
    expect(titles('clear', 'clear', 'clear', 'clear', 'clear', 'clear')).toEqual(['012', '34']);
  });

  test('are not folded for one record alone', () => {
    expect(titles('danger', undefined, undefined, undefined, undefined)).toEqual(['0123', '']);
    expect(titles('warning', 'warning', 'warning', 'warning', 'warning', 'clear')).toEqual(['01234', '']);
  });

  test('tell their level only where levels differ', () => {
    const levelsOf = (...levels: (Level | undefined)[]) =>
      present(finding('warning', leveled(...levels))).first.map(({ level }) => level);
    expect(levelsOf('warning', 'clear')).toEqual(['warning', 'clear']);
    expect(levelsOf('warning', 'warning')).toEqual([null, null]);
    expect(levelsOf(undefined, undefined)).toEqual([null, null]);
    expect(levelsOf('clear', undefined)).toEqual(['clear', null]);
  });

  test('may be none', () => {
    expect(present(finding('clear'))).toEqual({
      finding: finding('clear'),
      match: null,
      first: [],
      rest: [],
    });
  });
});
