import type { PassportResult } from '@proverka/contract/passport';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { landingOf } from './passport-landing.tsx';

const server = startTestServer();
beforeEach(() => server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json([]))));

function open() {
  const platform = createTestPlatform({ hostName: 'fizcheck.localhost' });
  return renderPage(landingOf('proverka-pasporta'), '/proverka-pasporta/', {
    platform,
    url: '/proverka-pasporta/',
  });
}

/** Answers the next checks and records the requests. */
function serve(result: PassportResult): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(`${testApiUrl}/passport/check`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        result,
        source: 'Поставщик сведений о паспортах',
        source_date: result === 'unavailable' ? null : '2026-11-20',
        checked_at: '2026-11-20T09:47:30.000Z',
      });
    }),
  );
  return sent;
}

async function fill(fields: Record<string, string> = {}) {
  const entered = {
    Фамилия: 'Тестов',
    Имя: 'Иван',
    'Дата рождения': '05.03.1990',
    Серия: '45 10',
    Номер: '123456',
    ...fields,
  };
  for (const [label, text] of Object.entries(entered)) {
    const input = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(input);
    if (text !== '') await userEvent.type(input, text);
  }
}

const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Даю согласие/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Проверить паспорт' }));
const answer = () => screen.findByRole('region', { name: 'Ответ' });

describe('the form', () => {
  test('the passport form sends the complete passport with the version of the consent', async () => {
    const sent = serve('valid');
    await open();
    await fill();
    await userEvent.click(consent());
    await send();
    await answer();
    expect(sent).toEqual([
      {
        last_name: 'Тестов',
        first_name: 'Иван',
        middle_name: '',
        birth_date: '1990-03-05',
        series: '4510',
        number: '123456',
        consent: { personal_data_version: 'personal-data-test' },
      },
    ]);
  });

  test('an empty passport form names every field but the patronymic, and nothing is sent', async () => {
    const sent = serve('valid');
    await open();
    await send();
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(5);
    expect(screen.getByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Фамилия' }));
    expect(sent).toEqual([]);
  });

  test.each([
    ['Серия', '45', 'Серия паспорта состоит из 4 цифр'],
    ['Номер', '12345', 'Номер паспорта состоит из 6 цифр'],
    ['Номер', '000000', 'Номер паспорта состоит из 6 цифр'],
    ['Дата рождения', '31.02.1990', 'Невалидная дата'],
    ['Дата рождения', '01.01.2999', 'Дата рождения ещё не наступила'],
    ['Дата рождения', '01.01.1850', 'Проверьте год рождения'],
    ['Фамилия', 'Тест0в', 'Только буквы, пробел, дефис и апостроф'],
  ])('the passport field %s refuses «%s» with «%s»', async (field, text, message) => {
    const sent = serve('valid');
    await open();
    await fill({ [field]: text });
    await userEvent.click(consent());
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test.each(["О'Нил", 'Салтыков-Щедрин', 'Ким Ир', 'Ёлкина'])('%s is a valid name', async (name) => {
    const sent = serve('valid');
    await open();
    await fill({ Фамилия: name });
    await userEvent.click(consent());
    await send();
    await answer();
    expect(sent).toHaveLength(1);
  });
});

describe('the answer', () => {
  test.each<[PassportResult, string, RegExp]>([
    ['valid', 'Паспорт действителен', /не значится недействительным.*кто держит документ в руках/],
    ['invalid', 'Паспорт недействителен', /недействителен или выдан человеку с другими именем.*опечатки/],
    ['unavailable', 'Не удалось проверить', /Это не значит, что паспорт недействителен/],
  ])('%s says what it means and does not mean, with its source', async (result, title, meaning) => {
    serve(result);
    await open();
    await fill();
    await userEvent.click(consent());
    await send();
    const shown = await answer();
    const heading = within(shown).getByRole('heading', { name: title });
    expect(document.activeElement).toBe(heading);
    expect(textOf(shown)).toMatch(meaning);
    expect(textOf(shown)).toContain('Паспорт45 10 123456');
    expect(textOf(shown)).toContain('ИсточникПоставщик сведений о паспортах');
    expect(textOf(shown)).toContain('Проверено20.11.2026 в 12:47 (МСК)');
    expect(textOf(shown).includes('Сведения на20.11.2026')).toBe(result !== 'unavailable');
  });

  test('another passport starts from an empty form', async () => {
    serve('valid');
    await open();
    await fill();
    await userEvent.click(consent());
    await send();
    await answer();
    await userEvent.click(screen.getByRole('button', { name: 'Проверить другой паспорт' }));
    expect(screen.queryByRole('region', { name: 'Ответ' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Фамилия' }).value).toBe('');
    expect(consent().checked).toBe(false);
  });

  test('a refused request is not shown as an answer about the passport', async () => {
    server.use(
      http.post(`${testApiUrl}/passport/check`, () =>
        refusal(429, 'too_many_requests', 'Слишком много запросов. Подождите немного и повторите'),
      ),
    );
    await open();
    await fill();
    await userEvent.click(consent());
    await send();
    expect(textOf(await screen.findByRole('alert'))).toContain('Слишком много запросов');
    expect(screen.queryByRole('region', { name: 'Ответ' })).toBeNull();
  });

  test('passport fields that the server refuses show its messages', async () => {
    server.use(
      http.post(`${testApiUrl}/passport/check`, () =>
        refusal(400, 'invalid_request', 'Проверьте заполнение полей', {
          fields: { series: 'Такой серии не бывает' },
        }),
      ),
    );
    await open();
    await fill();
    await userEvent.click(consent());
    await send();
    expect(await screen.findByText('Такой серии не бывает')).toBeTruthy();
  });
});

test('the passport page names its source before any input', async () => {
  const { head } = await open();
  expect(textOf(document.body)).toContain(
    'Открытый список недействительных паспортов перестал обновляться в 2023 году',
  );
  expect(head()?.structuredData).toEqual([
    expect.objectContaining({ '@type': 'Service' }),
    expect.objectContaining({ '@type': 'FAQPage' }),
  ]);
});
