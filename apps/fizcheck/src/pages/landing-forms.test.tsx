import { refusal } from '@proverka/shell-sdk/test-server';
import { testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  previewId,
  openPage,
  textBox,
  submit,
  keptDraft,
  keepDraft,
  startLandings,
} from './landing-testing.tsx';

const { server } = startLandings();

describe('the form of a person', () => {
  test('the form of a person asks for what the sources of the product need', async () => {
    await openPage('proverka-fssp');
    expect(screen.getByRole('combobox', { name: 'Регион' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /паспорта/ })).toBeNull();
  });

  test('an empty form of a person shows the first failing rule of each field and stores nothing', async () => {
    await openPage('proverka-fssp');
    await submit();
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(4);
    expect(screen.getByText('Чтобы продолжить, установите этот флажок')).toBeTruthy();
    expect(keptDraft()).toBeNull();
  });

  test('the form of a person continues to the preview without putting the input into the address', async () => {
    const { location } = await openPage('proverka-fssp');
    await userEvent.type(textBox(/^Фамилия/), ' Образцов ');
    await userEvent.type(textBox(/^Имя/), 'Иван');
    await userEvent.type(textBox(/^Дата рождения/), '01021980');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Регион' }), '77');
    await userEvent.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
    await submit();
    await screen.findByText('Другая страница');
    expect(location()).toBe(`/check-person-preview/${previewId}/`);
    expect(keptDraft()).toEqual({
      product_name: 'CheckFssp',
      subject: { last_name: 'Образцов', first_name: 'Иван', birth_date: '1980-02-01', region: '77' },
      preview_id: previewId,
    });
  });

  test('optional fields of a person are collapsed, and open when one of them is invalid', async () => {
    await openPage('check-person');
    const more = screen.getByText('Добавить паспорт, ИНН, регион: ответ будет полнее').closest('details');
    expect(more?.open).toBe(false);
    await userEvent.type(textBox(/^Фамилия/), 'Образцов');
    await userEvent.type(textBox(/^Имя/), 'Иван');
    await userEvent.type(textBox(/^Дата рождения/), '01.02.1980');
    await userEvent.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
    await userEvent.click(screen.getByText(/^Добавить паспорт/));
    await userEvent.type(screen.getByLabelText('ИНН'), '500100732258');
    await userEvent.click(screen.getByText(/^Добавить паспорт/));
    await submit();
    expect(await screen.findByText('Неправильный ИНН')).toBeTruthy();
    expect(more?.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('ИНН'));
  });

  test('the form of a person is filled in again when the visitor returns to correct it', async () => {
    keepDraft('CheckFssp', {
      last_name: 'Образцов',
      first_name: 'Иван',
      birth_date: '1980-02-01',
      region: '77',
    });
    await openPage('proverka-fssp');
    expect(textBox(/^Фамилия/).value).toBe('Образцов');
    expect(textBox(/^Дата рождения/).value).toBe('01.02.1980');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Регион' }).value).toBe('77');
  });
});

describe('consent', () => {
  const consentOf = () =>
    textOf(screen.getByRole('checkbox', { name: /^Даю согласие/ }).closest('label') ?? document.body);

  test.each(['credit-rating', 'proverka-bki'] as const)(
    'the landing %s says that a credit history of another person takes written consent (218-FZ, article 6)',
    async (id) => {
      await openPage(id);
      expect(consentOf()).toContain('есть его письменное согласие на запрос (статья 6 закона № 218‑ФЗ)');
    },
  );

  test("for open registers the visitor's confirmation that the person agrees is enough", async () => {
    await openPage('proverka-fssp');
    expect(consentOf()).toMatch(/если проверяю другого человека — он на это согласен$/);
  });
});

describe('the form of a company', () => {
  const party = {
    value: 'ООО «Образец-Снаб»',
    data: {
      inn: '7700000016',
      ogrn: '1027700000019',
      management: { name: 'Тестов Павел Андреевич' },
      status: 'ACTIVE',
      address: 'г. Тверь',
    },
  };

  test('choosing a company suggestion puts the INN into the field', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${testApiUrl}/suggestions/party`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ suggestions: [party], available: true });
      }),
    );
    await openPage('counter-agent');
    const company = screen.getByRole<HTMLInputElement>('combobox', { name: /^ИНН, ОГРН/ });
    await userEvent.type(company, 'обр');
    await userEvent.click(await screen.findByRole('option', { name: /Образец-Снаб/ }));
    expect(asked).toEqual([`?query=${encodeURIComponent('обр')}&count=8`]);
    expect(company.value).toBe('7700000016');
    await submit();
    await screen.findByText('Другая страница');
    expect(keptDraft()).toEqual({
      product_name: 'CounterAgent',
      subject: { inn: '7700000016', company_name: 'ООО «Образец-Снаб»' },
      preview_id: previewId,
    });
  });

  test('an error that only the server finds is shown at the field of the company', async () => {
    const words = 'Выберите компанию из подсказок или введите ИНН или ОГРН';
    server.use(
      http.get(`${testApiUrl}/suggestions/party`, () =>
        HttpResponse.json({ suggestions: [], available: true }),
      ),
      http.post(`${testApiUrl}/preview`, () =>
        refusal(400, 'subject_invalid', 'Проверьте', { fields: { 'subject.inn': words } }),
      ),
    );
    const { location } = await openPage('counter-agent');
    await userEvent.type(screen.getByRole('combobox', { name: /^ИНН, ОГРН/ }), 'ООО Образец');
    await submit();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(location()).toBe('/counter-agent/');
  });

  test('a preview that cannot be made does not prevent an order', async () => {
    server.use(http.post(`${testApiUrl}/preview`, () => HttpResponse.error()));
    const { location } = await openPage('counter-agent');
    await userEvent.type(screen.getByRole('combobox', { name: /^ИНН, ОГРН/ }), '7700000016');
    await submit();
    await screen.findByText('Другая страница');
    expect(location()).toBe('/fizcheckCheckout/');
  });

  test("an invalid company number is refused with the specification's message", async () => {
    await openPage('counter-agent');
    await userEvent.type(screen.getByRole('combobox', { name: /^ИНН, ОГРН/ }), '7700000017');
    await submit();
    expect(await screen.findByText('Неправильный ИНН')).toBeTruthy();
    expect(keptDraft()).toBeNull();
  });
});

describe('the form of a car', () => {
  test.each([
    ['а123вс77', { plate: 'А123ВС77' }],
    ['xta210990y2766389', { vin: 'XTA210990Y2766389' }],
    ['gx110-6012345', { body_number: 'GX110-6012345' }],
  ])('the number «%s» of a car is recognised as plate, VIN or body number', async (text, subject) => {
    await openPage('proverka-avto');
    await userEvent.type(textBox(/^VIN/), text);
    await submit();
    await screen.findByText('Другая страница');
    expect(keptDraft()).toEqual({ product_name: 'CheckAuto', subject, preview_id: previewId });
  });

  test('text that is not a number of a car is refused', async () => {
    await openPage('proverka-avto');
    await userEvent.type(textBox(/^VIN/), 'А000ВС77');
    await submit();
    expect(await screen.findByText('Некорректный гос. номер')).toBeTruthy();
  });
});
