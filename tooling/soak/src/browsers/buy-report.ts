import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './find-target.ts';
import type { VisitorPage } from './visitor-page.ts';

interface Purchase {
  readonly page: VisitorPage;
  readonly shellPort: number;
  readonly objectKey: string;
  /** Where the pictures go, and how their names begin. */
  readonly folder: string;
  readonly prefix: string;
}

const button = (name: string): Target => ({ kind: 'button', name });
const link = (name: string): Target => ({ kind: 'link', name });
const field = (name: string): Target => ({ kind: 'field', name });

/** Buys a report as somebody new, reads it, and comes back to it: what a browser must be able to do. Throws at what fails. */
export async function buyReport({ page, shellPort, objectKey, folder, prefix }: Purchase): Promise<void> {
  const open = async (at: string) => {
    await page.open(`http://realestate.localhost:${shellPort}${at}`);
    await until(`${at} is taken over by its scripts`, page.isReady);
  };
  const { press, type } = handOn(page);
  const take = (name: string) => page.picture(`${folder}/${prefix}-${name}.png`);

  await open('/');
  await take('1-home');
  await open(`/object/${objectKey}/`);
  await take('2-object');
  await open(`/objectCheckout/${objectKey}/?products=EgrnObject`);
  await until('the products are shown', () => page.has(button('Продолжить')));
  await take('3-products');
  await press(button('Продолжить'));
  await until('the contacts are asked for', () => page.has(field('E-mail')));
  await type('E-mail', `soak-${randomUUID()}@example.com`);
  await type('Телефон', '9990001122');
  await press(field('публичной оферты'));
  await press(field('обработку персональных данных'));
  await take('4-contacts');
  await press(button('Перейти к оплате'));
  await until('the payment form is shown', () => page.has(field('Номер карты'), true));
  await type('Номер карты', '5555555555554444', true);
  await type('ММ/ГГ', '1230', true);
  await type('CVC', '123', true);
  await take('5-payment');
  await pay(page, () => press(button('Оплатить'), true));
  await take('6-progress');
  await until('the order is done', async () => (await page.text()).includes('Заказ выполнен'));
  await take('7-order');
  await press(link('Открыть отчёт'));
  await untilAt(page, '/report/');
  await readReport(page, take, objectKey);
  // Asks to confirm the e-mail, and knows whose order it is all the same.
  await open('/user/orders/');
  await until('the visitor is known', () => page.has(link('Открыть мой заказ')));
  await take('11-known');
  await press(link('Открыть мой заказ'));
  await until('the order is opened', async () => (await page.text()).includes(objectKey));
}

/** A press is lost while the sheet of the form is still moving: a visitor presses again, and the provider takes the money once. */
async function pay(page: VisitorPage, pressPay: () => Promise<void>): Promise<void> {
  const arrived = (seconds: number) => untilAt(page, '/order/', seconds * 1000);
  await pressPay();
  await arrived(15).catch(async () => {
    await pressPay().catch(() => undefined);
    await arrived(60);
  });
}

/** Presses and types as soon as that is possible; also once more: what was just drawn anew is another element. */
function handOn(page: VisitorPage) {
  const insist = (what: string, act: () => Promise<void>) =>
    until(what, async () => {
      await act();
      return true;
    });
  return {
    press: (target: Target, inFrame = false) =>
      insist(`the ${target.kind} «${target.name}» can be pressed`, () => page.press(target, inFrame)),
    type: (name: string, text: string, inFrame = false) =>
      insist(`the field «${name}» can be written in`, () => page.type(name, text, inFrame)),
  };
}

/** Also after a reload: then the server knows the visitor by the cookie alone. */
async function readReport(
  page: VisitorPage,
  take: (name: string) => Promise<void>,
  objectKey: string,
): Promise<void> {
  const isRead = async () => {
    const text = await page.text();
    return text.includes('Вывод') && text.includes('Источники') && text.includes(objectKey);
  };
  await until('the report is shown', isRead);
  await take('8-report');
  await page.reload();
  await until('the report is taken over by its scripts', page.isReady);
  await until('the report is shown after a reload', isRead);
  const [, height] = await page.screen();
  for (const part of [1, 2]) {
    await page.scrollTo(part * height * 0.8);
    await take(`${8 + part}-report-below`);
  }
}

const untilAt = (page: VisitorPage, part: string, milliseconds?: number) =>
  until(
    `${part} is opened`,
    async () => (await page.address()).includes(part) && (await page.isReady()),
    milliseconds,
  );

async function until(what: string, isSo: () => Promise<boolean>, milliseconds = 60_000): Promise<void> {
  const end = Date.now() + milliseconds;
  let last: unknown = null;
  while (Date.now() < end) {
    try {
      if (await isSo()) return;
      last = null;
    } catch (error) {
      // Between two pages there is nothing to ask.
      last = error;
    }
    await wait(250);
  }
  throw new Error(
    `waited in vain until ${what}${last instanceof Error ? `: ${last.name} ${last.message}` : ''}`,
  );
}
