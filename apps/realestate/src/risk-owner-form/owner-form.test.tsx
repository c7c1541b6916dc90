import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { personCases } from '@proverka/validation/fixtures/cases.ts';
import { emptyPersonForm, personRules } from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SubjectData } from '@proverka/contract/subject';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnerForm } from './owner-form.tsx';

const user = userEvent.setup();
let saved: SubjectData[] = [];
beforeEach(() => {
  saved = [];
});
const right = { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' };
const open = (initial: SubjectData = right) =>
  renderWithPlatform(
    <OwnerForm
      label="Собственник 1"
      action="Добавить"
      initial={initial}
      onSave={(owner) => void saved.push(owner)}
    />,
  );
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const press = () => user.click(screen.getByRole('button', { name: 'Добавить' }));

describe('a wrong field of an owner', () => {
  test.each([
    ['Фамилия', '', 'Обязательное поле'],
    ['Имя', 'Ив4н', 'Только буквы, пробел, дефис и апостроф'],
    ['Отчество', '3', 'Только буквы, пробел, дефис и апостроф'],
    ['Дата рождения', '31.02.1980', 'Невалидная дата'],
    ['Дата рождения', '01.01.2999', 'Дата рождения ещё не наступила'],
    ['Серия паспорта', '123', 'Серия паспорта состоит из 4 цифр'],
    ['Номер паспорта', '12345', 'Номер паспорта состоит из 6 цифр'],
    ['ИНН', '500100732258', 'Неправильный ИНН'],
  ])('the owner form refuses %s «%s» with «%s» and keeps the input', async (label, typed, message) => {
    open();
    await user.click(screen.getByLabelText(/Даю согласие/));
    await user.clear(control(label));
    if (typed !== '') await user.type(control(label), typed);
    await press();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(control(label).value).toBe(typed);
    expect(saved).toEqual([]);
  });

  test('an owner form asks for consent every time', async () => {
    open();
    await press();
    expect(await screen.findByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
    await user.click(screen.getByLabelText(/Даю согласие/));
    await press();
    expect(saved).toEqual([right]);
  });
});

describe('every test value of a person goes through the form as the rules say', () => {
  test.each(personCases)(
    'the owner form validates $field «$typed» as the rules say',
    async ({ field, typed, sent }) => {
      const { unmount } = open({ ...right, [field]: typed });
      await user.click(screen.getByLabelText(/Даю согласие/));
      await press();
      const form = { ...emptyPersonForm, ...right, [field]: typed, consents: true };
      const messages = Object.values(checkForm(personRules('2026-11-21'), form));
      for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
      expect(saved).toEqual(sent === null ? [] : [{ ...right, ...sent }]);
      unmount();
    },
  );
});
