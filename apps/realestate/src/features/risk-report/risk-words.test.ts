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
  test('an owner has the level of the worst finding, which comes first and without the name', () => {
    const owner = withFindings(ivan, finding('clear', 'Судов нет'), finding('danger', 'Банкротство'));
    expect(ownerLevel(owner)).toBe('danger');
    expect(ownerFindings(owner).stated.map(namedTitle)).toEqual(['Банкротство', 'Судов нет']);
  });

  test('records of namesakes are listed separately and do not affect the level of an owner', () => {
    const others: Finding = { ...finding('attention', 'Суды: есть записи о тёзках'), kind: 'namesakes' };
    const owner = withFindings(ivan, others, finding('clear', 'Судов нет'));
    expect(ownerLevel(owner)).toBe('clear');
    expect(ownerFindings(owner).namesakes.map(namedTitle)).toEqual(['Суды: есть записи о тёзках']);
  });

  test('an owner without findings is clear only when every source has answered', () => {
    expect(ownerLevel(withFindings(ivan, finding('clear', 'Судов нет')))).toBe('clear');
    expect(ownerLevel(withFindings(pyotr, finding('clear', 'Судов нет')))).toBe('unchecked');
    expect(ownerLevel(pyotr)).toBe('unchecked');
  });

  test('an owner shows how many sources answered', () => {
    expect([answeredWords(ivan.tasks), answeredWords(pyotr.tasks)]).toEqual([
      'Ответили 1 из 1 источников',
      'Ответили 0 из 1 источников',
    ]);
  });
});

test('a source shows the date of its data, and a source named like its check is named once', () => {
  const task = { title: 'Суды', source: 'ГАС «Правосудие»', sourceDate: '2026-11-20', reason: '' };
  expect(sourceWords(task)).toBe('ГАС «Правосудие», данные на 20.11.2026');
  const silent = { title: 'Суды', source: 'Суды', sourceDate: null, reason: 'Укажите ИНН человека' };
  expect(sourceWords(silent)).toBe('Укажите ИНН человека');
  expect(sourceWords({ ...silent, source: 'ФНС' })).toBe('ФНС. Укажите ИНН человека');
});

test('an answer that endangers the deal says what to do, and a harmless one does not', () => {
  expect(surveyMeaning('married', 'yes')).toContain('согласие супруга');
  expect(surveyMeaning('married', 'no')).toBe('');
});
