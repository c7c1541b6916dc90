import { ordersKey } from '@proverka/api-client/orders';
import { reportKey } from '@proverka/api-client/reports';
import { testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { exampleTask } from '../testing.ts';
import {
  orderItemId,
  reportUrl,
  reportOfPerson,
  finishedReport,
  press,
  silent,
  startCheckReport,
} from './check-report-testing.tsx';

const { open, answers, refuses, at } = startCheckReport();

const waiting = exampleTask({
  title: 'Налоговая задолженность',
  status: 'needs_data',
  missing_requirements: ['inn'],
});

const answered = exampleTask({ task_id: '0192f0c1-0000-7000-8000-0000000000aa', status: 'found' });

describe('a report waiting for data', () => {
  const report = reportOfPerson({ status: 'needs_data', tasks: [waiting] });
  const dataUrl = `${reportUrl}/data`;

  test('a waiting report asks only for the missing data, by the rules of the forms', async () => {
    await open(report);
    const form = screen.getByRole('region', { name: 'Чтобы продолжить, нужны данные' });
    expect(await within(form).findAllByRole('textbox')).toHaveLength(1);
    await press('Продолжить проверку');
    expect(await within(form).findByText('Обязательное поле')).toBeTruthy();
    await userEvent.type(within(form).getByRole('textbox', { name: /ИНН/ }), '500100732258');
    await press('Продолжить проверку');
    expect(await within(form).findByText('Неправильный ИНН')).toBeTruthy();
    expect(at.sent).toEqual([]);
  });

  test('what is typed stays when one more source begins to ask', async () => {
    const { queryClient } = await open(report);
    await userEvent.type(await screen.findByRole('textbox', { name: /ИНН/ }), '5001');
    const another = { ...waiting, task_id: answered.task_id, missing_requirements: ['passport' as const] };
    act(() => {
      queryClient.setQueryData(reportKey(orderItemId), { ...report, tasks: [waiting, another] });
    });
    expect(await screen.findByRole('textbox', { name: /Номер паспорта/ })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /ИНН/ })).toHaveProperty('value', '5001');
  });

  test('a report continues with the added data', async () => {
    answers('post', dataUrl, reportOfPerson({ tasks: [exampleTask({ status: 'running' })] }));
    await open(report);
    await userEvent.type(await screen.findByRole('textbox', { name: /ИНН/ }), '5001 0073 2259');
    await press('Продолжить проверку');
    expect(await screen.findByRole('heading', { name: 'Готовим отчёт' })).toBeTruthy();
    expect(at.sent).toEqual([[`/report/${orderItemId}/data`, { data: { inn: '500100732259' } }]]);
  });

  test('adding data refetches the lists of orders that showed the report as waiting', async () => {
    answers('post', dataUrl, reportOfPerson({ tasks: [exampleTask({ status: 'running' })] }));
    const { queryClient } = await open(report);
    queryClient.setQueryData([...ordersKey, 'summary'], {});
    await userEvent.type(await screen.findByRole('textbox', { name: /ИНН/ }), '5001 0073 2259');
    await press('Продолжить проверку');
    await screen.findByRole('heading', { name: 'Готовим отчёт' });
    expect(queryClient.getQueryState([...ordersKey, 'summary'])?.isInvalidated).toBe(true);
  });

  test('a refusal of the server is shown at its field', async () => {
    refuses('post', dataUrl, {
      code: 'subject_invalid',
      title: 'Проверьте данные',
      fields: { 'data.inn': 'Такого ИНН нет' },
    });
    await open(report);
    await userEvent.type(await screen.findByRole('textbox', { name: /ИНН/ }), '500100732259');
    await press('Продолжить проверку');
    expect(await screen.findByText('Такого ИНН нет')).toBeTruthy();
  });

  test('all waiting checks are skipped at once, and what that costs is told before', async () => {
    answers('post', `${reportUrl}/skip`, finishedReport({ tasks: [{ ...waiting, status: 'skipped' }] }));
    await open(reportOfPerson({ ...report, tasks: [waiting, answered] }));
    const card = screen.getByRole('region', { name: 'Чтобы продолжить, нужны данные' });
    expect(textOf(card)).toContain('отдельной цены у этих проверок нет');
    await press('Пропустить эти проверки');
    expect(await screen.findByRole('heading', { name: 'Отчёт был полезен?' })).toBeTruthy();
    expect(at.sent).toHaveLength(1);
  });

  test('a price named for a waiting check is told on its button and in the card', async () => {
    await open(reportOfPerson({ ...report, tasks: [{ ...waiting, price: 30.5 }, answered] }));
    expect(screen.getByRole('button', { name: /Пропустить, вернём 30,50.₽: Налоговая/ })).toBeTruthy();
    expect(screen.getByText(/За эти проверки вернём 30,50.₽/)).toBeTruthy();
  });

  test('the data of a skipped check may be given later, unless its price went back', async () => {
    const skipped = {
      ...waiting,
      status: 'skipped' as const,
      can_resume: true,
      finished_at: waiting.started_at,
    };
    const { unmount } = await open(finishedReport({ tasks: [skipped] }));
    await press('Указать данные');
    expect(await screen.findByRole('textbox', { name: /ИНН/ })).toBeTruthy();
    unmount();
    await open(finishedReport({ tasks: [{ ...skipped, can_resume: false, price: 30 }] }));
    expect(screen.queryByRole('button', { name: 'Указать данные' })).toBeNull();
    expect(screen.getByText(/не списана. Если данные нашлись, закажите отчёт заново/)).toBeTruthy();
  });

  test('a report is finished without a check whose data nobody has', async () => {
    const url = `${reportUrl}/tasks/${waiting.task_id}/skip`;
    answers('post', url, finishedReport({ tasks: [{ ...waiting, status: 'unavailable' }] }));
    await open(report);
    await press('Пропустить: Налоговая задолженность');
    expect(await screen.findByRole('heading', { name: 'Отчёт был полезен?' })).toBeTruthy();
    expect(at.sent).toHaveLength(1);
  });
});

describe('sources without an answer', () => {
  const restartUrl = `${reportUrl}/tasks/${silent.task_id}/restart`;

  test('a source without an answer is restarted from its own line', async () => {
    answers(
      'post',
      restartUrl,
      reportOfPerson({ tasks: [{ ...silent, status: 'running', can_restart: false }] }),
    );
    await open(finishedReport({ tasks: [silent] }));
    await press('Проверить ещё раз: Банкротство');
    expect(await screen.findByRole('heading', { name: 'Готовим отчёт' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Проверить ещё раз/ })).toBeNull();
  });

  test('a refused restart is explained beside it', async () => {
    refuses('post', restartUrl, { code: 'task_not_restartable', title: 'Повторить уже нельзя' });
    await open(finishedReport({ tasks: [silent] }));
    await press('Проверить ещё раз: Банкротство');
    expect((await screen.findByRole('alert')).textContent).toContain('Повторить уже нельзя');
  });

  test('a source without a possible restart has no button', async () => {
    await open(finishedReport({ tasks: [{ ...silent, can_restart: false }] }));
    expect(screen.queryByRole('button', { name: /Проверить ещё раз/ })).toBeNull();
  });
});

describe('corrections of the subject', () => {
  const url = `${testApiUrl}/order_item/${orderItemId}/subject`;

  test('a correction restarts all checks with the new subject', async () => {
    answers('put', url, reportOfPerson({ edits_left: 1 }));
    await open(finishedReport());
    await press('Исправить данные');
    expect(await screen.findByText(/Осталось исправлений: 2/)).toBeTruthy();
    const day = screen.getByLabelText('Дата рождения');
    await userEvent.clear(day);
    await press('Сохранить и проверить заново');
    expect(await screen.findByText('Обязательное поле')).toBeTruthy();
    await userEvent.type(day, '02.03.1981');
    await press('Сохранить и проверить заново');
    expect(await screen.findByRole('heading', { name: 'Готовим отчёт' })).toBeTruthy();
    expect(at.sent.map(([, body]) => body)).toEqual([
      {
        subject: {
          last_name: 'Образцов',
          first_name: 'Иван',
          middle_name: 'Петрович',
          birth_date: '1981-03-02',
        },
      },
    ]);
  });

  test('the limit of corrections is explained in the specification’s words', async () => {
    await open(finishedReport({ edits_left: 0 }));
    await press('Исправить данные');
    const words = 'Превышен лимит редактирования данных. Необходимо создать новый заказ.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByLabelText('Фамилия')).toBeNull();
  });

  test('the subject of a car is corrected in one line, which is recognised by its format', async () => {
    answers('put', url, reportOfPerson());
    const car = { kind: 'car', display_name: 'А 123 ВС 77', data: { plate: 'А123ВС77' } } as const;
    await open(finishedReport({ product_name: 'CheckAuto', subject: car }));
    await press('Исправить данные');
    const line = await screen.findByRole('textbox', { name: /^VIN/ });
    await userEvent.clear(line);
    await userEvent.type(line, 'А000ВС77');
    await press('Сохранить и проверить заново');
    expect(await screen.findByText('Некорректный гос. номер')).toBeTruthy();
    await userEvent.clear(line);
    await userEvent.type(line, 'xta210990y2766389');
    await press('Сохранить и проверить заново');
    await screen.findByRole('heading', { name: 'Готовим отчёт' });
    expect(at.sent.map(([, body]) => body)).toEqual([{ subject: { vin: 'XTA210990Y2766389' } }]);
  });
});
