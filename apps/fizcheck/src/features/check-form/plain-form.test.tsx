import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl } from '@proverka/shell-sdk/testing';
import { carCases, companyCases, personCases, rightPerson } from '@proverka/validation/fixtures/cases.ts';
import { carRules } from '@proverka/validation/forms/car';
import { companyRules } from '@proverka/validation/forms/company';
import { emptyPersonForm, personRules } from '@proverka/validation/forms/person';
import { checkForm } from '@proverka/validation/rule';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { personForm } from './person-form.ts';
import { startEntered } from './plain-form-tools.ts';
import { PlainForm } from './plain-form.tsx';
import { carForm, homeCompanyForm, type PlainFormSpec } from './plain-forms.ts';

const previewId = '0192f0c1-0000-7000-8000-00000000aaaa';
const server = startTestServer();
let sent: { subject: unknown }[] = [];
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  server.use(
    http.post(`${testApiUrl}/preview`, async ({ request }) => {
      sent.push((await request.json()) as { subject: unknown });
      return HttpResponse.json({ id: previewId });
    }),
  );
});

// The client's rate limit is not under test here.
const started: unknown[] = [];
const api = {
  call: (_key: string, { body }: { body: { subject: unknown } }) => {
    started.push(body.subject);
    return Promise.resolve({ id: previewId });
  },
} as unknown as Parameters<typeof startEntered>[0]['api'];

/** What a form sends for the typed values, or the message of each invalid field. */
async function start(spec: PlainFormSpec, entered: Record<string, string>) {
  started.length = 0;
  const outcome = await startEntered({ api, personalDataVersion: '2026-11' }, spec, entered);
  return { failures: 'failures' in outcome ? outcome.failures : {}, sent: started[0] ?? null };
}

describe('every test value in the forms', () => {
  const person = personForm('CheckPerson');

  test.each(personCases)(
    'the form of a person validates $field «$typed» as the rules say',
    async ({ field, typed, sent: expected }) => {
      const entered = { ...rightPerson, [field]: typed };
      const outcome = await start(person, { ...entered, consents: 'on' });
      const form = { ...emptyPersonForm, ...entered, consents: true };
      expect(outcome.failures).toEqual(checkForm(personRules('2026-11-21'), form));
      const subject = { ...rightPerson, birth_date: '1980-01-31', ...expected };
      expect(outcome.sent).toEqual(expected === null ? null : subject);
    },
  );

  test.each(companyCases)(
    'the form of a company validates «$typed» as the rules say',
    async ({ typed, sent: expected }) => {
      const outcome = await start(homeCompanyForm, { company: typed });
      expect(outcome).toEqual({ failures: checkForm(companyRules, { company: typed }), sent: expected });
    },
  );

  test.each(carCases)(
    'the form of a car validates «$typed» as the rules say',
    async ({ typed, sent: expected }) => {
      const outcome = await start(carForm, { car: typed });
      expect(outcome).toEqual({ failures: checkForm(carRules, { car: typed }), sent: expected });
    },
  );
});

const user = userEvent.setup();
const whole: PlainFormSpec = personForm('CheckPerson');
const open = (spec: PlainFormSpec) =>
  renderWithPlatform(<PlainForm spec={spec} />, {
    platform: createTestPlatform({ hostName: 'fizcheck.localhost' }),
  });
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const noteOf = (element: HTMLElement) =>
  document.querySelector(`#${element.getAttribute('aria-describedby')}`)?.textContent;

const kinds = (
  [
    [whole, 'Фамилия', '', 'Обязательное поле'],
    [whole, 'Фамилия', 'Тестов2', 'Только буквы, пробел, дефис и апостроф'],
    [whole, 'Имя', 'Ив4н', 'Только буквы, пробел, дефис и апостроф'],
    [whole, 'Отчество', '3', 'Только буквы, пробел, дефис и апостроф'],
    [whole, 'Дата рождения', '31.02.1980', 'Невалидная дата'],
    [whole, 'Дата рождения', '01.01.2999', 'Дата рождения ещё не наступила'],
    [whole, 'Дата рождения', '01.01.1899', 'Проверьте год рождения'],
    [whole, 'Серия паспорта', '123', 'Серия паспорта состоит из 4 цифр'],
    [whole, 'Номер паспорта', '12345', 'Номер паспорта состоит из 6 цифр'],
    [whole, 'ИНН', '500100732258', 'Неправильный ИНН'],
    [whole, 'ИНН', 'abcdefghij', 'ИНН может состоять только из цифр'],
    [whole, 'ИНН', '123456789', 'ИНН может состоять только из 10 или 12 цифр'],
    [whole, 'ИНН', '7707083893', 'ИНН человека состоит из 12 цифр'],
    [homeCompanyForm, 'ИНН, ОГРН или название', '', 'Обязательное поле'],
    [homeCompanyForm, 'ИНН, ОГРН или название', 'ПО', 'Поле слишком короткое'],
    [homeCompanyForm, 'ИНН, ОГРН или название', '7707083892', 'Неправильный ИНН'],
    [homeCompanyForm, 'ИНН, ОГРН или название', '1027700132196', 'Неправильный ОГРН'],
    [carForm, 'VIN, номер', 'XTAO0000000000001', 'Введите корректный VIN'],
    [carForm, 'VIN, номер', 'А000ВС77', 'Некорректный гос. номер'],
    [carForm, 'VIN, номер', '?', 'Введите VIN, номер кузова или гос. номер'],
  ] as const
).map(([spec, label, typed, message]) => ({ spec, label, typed, message }));

describe('a wrong field on the screen', () => {
  test.each(kinds)('$label «$typed» is refused with «$message», and the input is kept', async (row) => {
    const { spec, label, typed, message } = row;
    open(spec);
    if (spec === whole) await user.click(screen.getByText(/^Добавить паспорт/));
    if (typed !== '') await user.type(control(label), typed);
    await user.click(screen.getByRole('button', { name: spec.submitLabel }));
    await waitFor(() => expect(noteOf(control(label))).toBe(message));
    expect(control(label).getAttribute('aria-invalid')).toBe('true');
    expect(control(label).value).toBe(typed);
    expect(sent).toEqual([]);
  });

  test('a check without consent is refused and the input is kept', async () => {
    open(whole);
    await user.type(control('Фамилия'), 'Тестов');
    await user.type(control('Имя'), 'Иван');
    await user.type(control('Дата рождения'), '31.01.1980');
    await user.click(screen.getByRole('button', { name: whole.submitLabel }));
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /Даю согласие/ });
    await waitFor(() => expect(noteOf(consent)).toBe('Чтобы продолжить, установите этот флажок'));
    expect(document.activeElement).toBe(consent);
    expect(control('Фамилия').value).toBe('Тестов');
    await user.click(consent);
    await user.click(screen.getByRole('button', { name: whole.submitLabel }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { subject: { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' } },
      ]),
    );
  });

  test('an error found by the server is shown below its field, and the input is kept', async () => {
    server.use(
      http.post(`${testApiUrl}/preview`, () =>
        refusal(422, 'subject_invalid', 'Проверьте данные', {
          fields: { 'subject.birth_date': 'Дата рождения ещё не наступила' },
        }),
      ),
    );
    open(whole);
    await user.type(control('Фамилия'), 'Тестов');
    await user.type(control('Имя'), 'Иван');
    await user.type(control('Дата рождения'), '31.01.1980');
    await user.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
    await user.click(screen.getByRole('button', { name: whole.submitLabel }));
    await waitFor(() => expect(noteOf(control('Дата рождения'))).toBe('Дата рождения ещё не наступила'));
    expect(control('Дата рождения').value).toBe('31.01.1980');
  });
});
