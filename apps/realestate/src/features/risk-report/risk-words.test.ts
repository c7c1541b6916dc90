import type { Finding } from '@proverka/contract/finding';
import { namedTitle } from '@proverka/words/named-title';
import { normalizeRiskReport, type NormalOwner } from '@proverka/contract/normalize-risk-report';
import { riskReportV2Fixture } from '@proverka/contract/risk-report.fixtures';
import { describe, expect, test } from 'vitest';
import { answeredWords, ownerFindings, ownerLevel, sourceWords, surveyMeaning } from './risk-words.domain.ts';

const [ivan, pyotr] = normalizeRiskReport(riskReportV2Fixture).owners as [NormalOwner, NormalOwner];
const finding = (level: 'clear' | 'attention' | 'danger', title: string): Finding => ({
  level,
  code: title,
  title,
  owner_name: 'Тестов И. П.',
  text: '',
  source: '',
  source_date: null,
});
const withFindings = (owner: NormalOwner, ...findings: Finding[]): NormalOwner => ({
  ...owner,
  tasks: owner.tasks.map((task) => ({ ...task, findings })),
});

describe('an owner', () => {
  test('looks as bad as the worst that was found, and that comes first without the name', () => {
    const owner = withFindings(ivan, finding('clear', 'Судов нет'), finding('danger', 'Банкротство'));
    expect(ownerLevel(owner)).toBe('danger');
    expect(ownerFindings(owner).stated.map(namedTitle)).toEqual(['Банкротство', 'Судов нет']);
  });

  test('is not judged by records about namesakes, which stand apart', () => {
    const others: Finding = { ...finding('attention', 'Суды: есть записи о тёзках'), kind: 'namesakes' };
    const owner = withFindings(ivan, others, finding('clear', 'Судов нет'));
    expect(ownerLevel(owner)).toBe('clear');
    expect(ownerFindings(owner).namesakes.map(namedTitle)).toEqual(['Суды: есть записи о тёзках']);
  });

  test('is fine only when every source has answered', () => {
    expect(ownerLevel(withFindings(ivan, finding('clear', 'Судов нет')))).toBe('clear');
    expect(ownerLevel(withFindings(pyotr, finding('clear', 'Судов нет')))).toBe('unchecked');
    expect(ownerLevel(pyotr)).toBe('unchecked');
  });

  test('is told with how many sources answered', () => {
    expect([answeredWords(ivan.tasks), answeredWords(pyotr.tasks)]).toEqual([
      'Ответили 1 из 1 источников',
      'Ответили 0 из 1 источников',
    ]);
  });
});

test('a source is named with the day of its data; one known only by the name of its check is not named twice', () => {
  const task = { title: 'Суды', source: 'ГАС «Правосудие»', sourceDate: '2026-11-20', reason: '' };
  expect(sourceWords(task)).toBe('ГАС «Правосудие», данные на 20.11.2026');
  const silent = { title: 'Суды', source: 'Суды', sourceDate: null, reason: 'Укажите ИНН человека' };
  expect(sourceWords(silent)).toBe('Укажите ИНН человека');
  expect(sourceWords({ ...silent, source: 'ФНС' })).toBe('ФНС. Укажите ИНН человека');
});

test('an answer that endangers the deal says what to do, another one nothing', () => {
  expect(surveyMeaning('married', 'yes')).toContain('согласие супруга');
  expect(surveyMeaning('married', 'no')).toBe('');
});
