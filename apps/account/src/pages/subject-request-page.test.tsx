// @vitest-environment jsdom
import { createTestPlatform, renderWithPlatform, textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeApi } from './settings-testing.tsx';
import { Component } from './subject-request-page.tsx';

const api = useFakeApi();
const id = '0192f0c1-0000-7000-8000-000000000042';
const request = { request_id: id, number: 42, state: 'unproven', due_date: '2026-12-04' };

async function fill() {
  renderWithPlatform(<Component />, { platform: createTestPlatform(), url: '/about-me/' });
  await userEvent.type(screen.getByLabelText('Фамилия'), 'Тестов');
  await userEvent.type(screen.getByLabelText('Имя'), 'Иван');
  await userEvent.type(screen.getByLabelText('Дата рождения'), '31.01.1980');
  await userEvent.type(screen.getByLabelText('E-mail для ответа'), 'testov@example.com');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить запрос' }));

test('a request is sent, proven by the code and answered by a day', async () => {
  const sent = api.serve('post', '/subject_requests', request);
  api.serve('post', `/subject_requests/${id}/proof`, { ...request, state: 'open' });
  await fill();
  await send();
  await userEvent.type(await screen.findByLabelText('Код из письма'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/личность подтверждена.*04\.12\.2026/);
  expect(sent).toMatchObject([{ kind: 'access', about: 'self', person: { birth_date: '1980-01-31' } }]);
});

test('the code may go to a phone, which has to be a phone', async () => {
  const sent = api.serve('post', '/subject_requests', request);
  await fill();
  await userEvent.selectOptions(screen.getByLabelText('Куда прислать код'), 'phone');
  const phone = screen.getByLabelText('Телефон, который есть в данных');
  await userEvent.type(phone, '12');
  await send();
  expect(await screen.findByText('Некорректный номер телефона')).toBeTruthy();
  await userEvent.clear(phone);
  await userEvent.type(phone, '8 999 000-11-22');
  await send();
  expect(await screen.findByLabelText('Код из SMS')).toBeTruthy();
  expect(sent).toMatchObject([{ phone: '8 999 000-11-22' }]);
});

test('without a code the staff checks who asks', async () => {
  api.serve('post', '/subject_requests', request);
  api.serve('post', `/subject_requests/${id}/staff_check`, { ...request, state: 'waiting_identity' });
  await fill();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: /пусть проверит сотрудник/ }));
  expect((await screen.findByRole('status')).textContent).toContain('ждёт проверки сотрудником');
});

test('a request about somebody else is refused in words', async () => {
  api.refuse('post', '/subject_requests', {
    code: 'request_about_another',
    title: 'Запрос о другом человеке не принимаем',
  });
  await fill();
  await userEvent.selectOptions(screen.getByLabelText('О ком запрос'), 'another');
  await send();
  expect(textOf(await screen.findByRole('alert'))).toContain('Запрос о другом человеке не принимаем');
});

test('nothing is sent while a field is empty', async () => {
  const sent = api.serve('post', '/subject_requests', request);
  renderWithPlatform(<Component />, { platform: createTestPlatform(), url: '/about-me/' });
  await send();
  expect((await screen.findAllByText('Обязательное поле')).length).toBeGreaterThan(2);
  expect(sent).toEqual([]);
});
