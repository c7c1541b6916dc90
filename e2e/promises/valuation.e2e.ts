import { expectAccessible, wcag } from '../setup/accessible.ts';
import { arriveAtOrder, cards, leaveContacts, payBy } from '../setup/buying.ts';
import { collectTrouble, newEmail } from '../setup/customer.ts';
import { address } from '../setup/site.ts';
import { expect, test } from '../setup/test.ts';
import { trainingMilliseconds, waitForModel } from '../setup/valuation-model.ts';

const flat = '78:31:0099001:101';

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`at ${width} pixels a flat is looked at for free, and its valuation is bought and read`, async ({
    page,
  }) => {
    test.setTimeout(trainingMilliseconds + 180_000);
    await waitForModel(flat);
    await page.setViewportSize({ width, height });
    const trouble = collectTrouble(page);

    await test.step('landing: the search leads to the preview', async () => {
      await page.goto(address('realestate', '/valuation/'));
      await expect(page.getByRole('main')).not.toContainText('Скоро');
      await page.getByRole('checkbox').check();
      await page.getByPlaceholder('Введите адрес или кадастровый номер').fill(flat);
      // The suggestions cover the button.
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Найти' }).click();
      await page.waitForURL(new RegExp(`/cost-assessment-preview/${flat}/`));
    });

    await test.step('preview: what it would rest on, and the word of the buyer', async () => {
      await expect(page.getByRole('region', { name: 'Эту квартиру можно оценить' })).toContainText(
        'Нашлось похожих',
      );
      await page.getByLabel('Состояние квартиры').selectOption('Хороший ремонт');
      await page.waitForURL(/condition=good/);
      await expect(page.getByText('хороший ремонт', { exact: true })).toBeVisible();
      await expectAccessible(page, wcag);
      await page.getByRole('link', { name: 'Заказать оценку' }).click();
    });

    await test.step('checkout: contacts and card', async () => {
      await expect(page.getByText('С ваших слов: хороший ремонт')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /Рыночная оценка/ })).toBeChecked();
      await leaveContacts(page, newEmail());
      await payBy(page, cards.good);
      await arriveAtOrder(page);
      await page.getByRole('link', { name: 'Открыть отчёт' }).click({ timeout: 60_000 });
    });

    await test.step('report: value, interval, comparables, and what is not known', async () => {
      await page.waitForURL(/\/valuation\/[0-9a-f-]{36}\//);
      const part = (name: string) => page.getByRole('region', { name, exact: true });
      await expect(part('Оценка')).toContainText(/по ценам (сделок|предложений)/);
      await expect(part('Оценка')).toContainText(/от\s\d[\d\s]+₽\sдо\s\d[\d\s]+₽/u);
      expect(await part('С чем сравнили').getByRole('row').count()).toBeGreaterThan(5);
      await expect(part('Что известно о квартире')).toContainText('со слов покупателя');
      await expect(part('За какой срок продаётся')).toBeVisible();
      await expect(part('Чего оценка не знает')).toContainText('135');
      await expect(page.getByRole('link', { name: /Скачать PDF/ })).toBeVisible();
      await expectAccessible(page, wcag);
    });

    await test.step('the test of the model is public', async () => {
      await page.getByRole('link', { name: 'Как мы себя проверяем' }).click();
      await expect(page.getByRole('region', { name: 'Насколько мы ошибаемся' })).toContainText(
        'Медианная ошибка',
      );
      await expectAccessible(page, wcag);
    });
    expect(trouble).toEqual([]);
  });
}
