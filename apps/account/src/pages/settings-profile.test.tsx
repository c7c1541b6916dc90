import { textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSettings, personId, useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

const person = {
  id: personId,
  email: 'testov@example.com',
  name: 'Тестов Иван',
  phone: '+79990001122',
  is_phone_verified: false,
  person_role: 2,
  created_date: '2026-11-01T09:00:00.000Z',
};
const servePerson = (changes: object = {}) => api.serve('get', '/person/:id', { ...person, ...changes });
const phonePart = () => screen.findByRole('region', { name: 'Подтверждение телефона' });

describe('the personal data', () => {
  test('profile data is validated as at registration and shown as saved', async () => {
    servePerson({ is_phone_verified: true });
    const saved = api.serve('put', '/person', {
      data: { ...person, name: 'Образцов Пётр', phone: '+79991112233', balance: '0.00', person_id: personId },
      jwt: { token: '' },
    });
    const { platform } = openSettings('profile');
    const name = await screen.findByLabelText('Имя');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Обязательное поле')).toBeTruthy();
    await userEvent.type(name, 'Образцов Пётр');
    const phone = screen.getByLabelText<HTMLInputElement>('Телефон');
    expect(phone.value).toBe('+7 (999) 000-11-22');
    await userEvent.clear(phone);
    await userEvent.type(phone, '9991');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Некорректный номер телефона')).toBeTruthy();
    expect(saved).toEqual([]);
    await userEvent.type(phone, '112233');
    expect(textOf(await phonePart())).toContain('Телефон +7 (999) 000-11-22 подтверждён');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText(/Телефон \+7.*111-22-33 не подтверждён/);
    expect(saved).toEqual([{ name: 'Образцов Пётр', phone: '+7 (999) 111-22-33' }]);
    expect(platform.shownNotices).toEqual([{ tone: 'clear', text: 'Данные сохранены' }]);
  });

  test("the server's message about a profile field is shown beside it, and the input is kept", async () => {
    servePerson();
    api.refuse('put', '/person', {
      code: 'invalid_request',
      title: 'Проверьте заполнение полей',
      status: 400,
      fields: { phone: 'Некорректный номер телефона' },
    });
    openSettings('profile');
    await userEvent.type(await screen.findByLabelText('Имя'), ' Второй');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Некорректный номер телефона')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Тестов Иван Второй');
  });

  test('a profile that fails to load says so, and another try loads it', async () => {
    servePerson();
    api.failOnce('get', '/person/:id');
    openSettings('profile');
    expect(await screen.findByRole('heading', { name: 'Не удалось загрузить личные данные' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByLabelText('Имя')).toBeTruthy();
  });
});

describe('the phone', () => {
  const sendCode = () => userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
  const enter = async (code: string) => {
    await userEvent.clear(screen.getByLabelText('Код из SMS'));
    await userEvent.type(screen.getByLabelText('Код из SMS'), `${code}{Enter}`);
  };

  test('a phone is verified by the code sent to it', async () => {
    servePerson();
    api.serve('get', '/person/phone/send_verification_code', {
      phone: '+7 (9**) ***-**-22',
      expires_in: 600,
      retry_in: 60,
    });
    const codes = api.serve('post', '/person/phone/verify', { is_verified: true });
    openSettings('profile');
    const part = await phonePart();
    await sendCode();
    expect(await screen.findByText('Код отправлен на +7 (9**) ***-**-22')).toBeTruthy();
    expect(textOf(part)).toContain('Новый код можно запросить через 60 с');
    await enter('12');
    expect(await screen.findByText('Код состоит из 6 цифр')).toBeTruthy();
    await enter('123456');
    expect(await within(part).findByText(/Телефон.*подтверждён/)).toBeTruthy();
    expect(codes).toEqual([{ code: '123456' }]);
  });

  test('a phone stays unverified after a wrong code, and another can be entered', async () => {
    servePerson();
    api.serve('get', '/person/phone/send_verification_code', { phone: '+7', expires_in: 600, retry_in: 60 });
    const title = 'Неверный код. Проверьте сообщение и введите код ещё раз';
    api.refuse('post', '/person/phone/verify', { code: 'code_wrong', title });
    openSettings('profile');
    await phonePart();
    await sendCode();
    await screen.findByLabelText('Код из SMS');
    await enter('000000');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/не подтверждён/)).toBeTruthy();
  });

  test('a recently sent code can be entered after a reload', async () => {
    servePerson();
    const problem = {
      code: 'too_many_requests',
      title: 'Слишком много запросов',
      status: 429,
      retryAfter: 40,
    } as const;
    api.refuse('get', '/person/phone/send_verification_code', problem);
    openSettings('profile');
    await phonePart();
    await sendCode();
    expect(await screen.findByLabelText('Код из SMS')).toBeTruthy();
    expect(textOf(await phonePart())).toContain('через 40 с');
  });

  test.each([
    ['sms_unavailable', 'Не удалось отправить SMS. Повторите через минуту', {}],
    ['too_many_requests', 'Слишком много запросов. Подождите немного и повторите', { retryAfter: 7200 }],
  ] as const)('%s is said and asks for no code', async (code, title, more) => {
    servePerson();
    api.refuse('get', '/person/phone/send_verification_code', { code, title, status: 429, ...more });
    openSettings('profile');
    await phonePart();
    await sendCode();
    expect(textOf(await screen.findByRole('alert'))).toBe(title);
    expect(screen.queryByLabelText('Код из SMS')).toBeNull();
  });
});
