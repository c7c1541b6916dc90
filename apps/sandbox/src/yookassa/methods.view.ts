import { type Html, html } from '../page/html.ts';
import { box, closing, order, sum } from './form.view.ts';
import { methodTabs } from './method-tabs.view.ts';
import { TEST_BANKS, TEST_WALLETS } from './payment-method.domain.ts';
import type { PaymentRecord } from './payment.ts';
import { qrCode } from './qr-code.view.ts';

const declined = ({ lastDecline }: PaymentRecord): Html | undefined =>
  lastDecline === undefined
    ? undefined
    : html`<p class="pay-declined" role="alert">
        ${lastDecline}. Попробуйте ещё раз или выберите другой способ.
      </p>`;

/** Waits for the payer's bank: the code is for a phone, the link for this browser. */
export const sbpView = (record: PaymentRecord, { query, link }: { query: string; link: string }): Html =>
  box(
    { record, state: 'processing', title: 'Оплата через СБП' },
    html`${order(record)} ${methodTabs(record, 'sbp', query)} ${declined(record)}
      <p>Наведите камеру телефона на код и подтвердите ${sum(record)} в приложении банка.</p>
      ${qrCode(link, 'QR-код для оплаты через СБП')}
      <p>
        <a class="button primary" href="${link}" target="_blank" rel="noopener">Открыть приложение банка</a>
      </p>
      <p role="status">Ждём подтверждения. Эта страница узнает о нём сама.</p>
      ${closing('Закрыть', record)}`,
  );

type WalletFormView = { action: string; query: string; wallet: string; error?: string };

export const walletForm = (record: PaymentRecord, { action, query, wallet, error }: WalletFormView): Html =>
  box(
    { record, state: 'form', title: 'Кошелёк ЮMoney' },
    html`${order(record)} ${methodTabs(record, 'yoo_money', query)} ${declined(record)}
      <form method="post" action="${action}" novalidate>
        <div class="field">
          <label for="wallet">Номер кошелька</label>
          <input
            id="wallet"
            name="wallet"
            inputmode="numeric"
            autocomplete="off"
            maxlength="24"
            placeholder="4100 0000 0000 0000"
            value="${wallet}"
            required
            data-focus
            ${error && html`aria-invalid="true" aria-describedby="wallet-error"`}
          />
          ${error && html`<p class="field-error" id="wallet-error">${error}</p>`}
        </div>
        <button class="primary" type="submit">Оплатить ${sum(record)}</button>
      </form>
      ${closing('Закрыть', record)}
      <section class="pay-cards" aria-labelledby="wallets-title">
        <h2 id="wallets-title">Тестовые кошельки</h2>
        <ul>
          ${TEST_WALLETS.map(
            ({ number, says }) =>
              html`<li>
                <button type="button" data-wallet="${number}">${number}</button> <span>${says}</span>
              </li>`,
          )}
        </ul>
      </section>`,
  );

/** The payer's bank, in a browser of its own: which account pays, yes or no. */
export const bankView = (record: PaymentRecord, action: string): Html =>
  box(
    { state: 'form', title: 'Приложение банка' },
    html`${order(record)}
      <p>Магазин просит ${sum(record)} через СБП. С какого счёта заплатить?</p>
      <form method="post" action="${action}" class="pay-banks">
        <ul>
          ${TEST_BANKS.map(
            ({ id, name, says }) =>
              html`<li>
                <button type="submit" name="bank" value="${id}">${name}</button> <span>${says}</span>
              </li>`,
          )}
        </ul>
        <button type="submit" name="refuse" value="yes">Отказаться</button>
      </form>`,
  );

const BANK_SAYS: Record<string, string> = {
  pending: 'Банк ещё не ответил. Магазин узнает о результате сам.',
  succeeded: 'Платёж подтверждён. Вернитесь на страницу магазина.',
  waiting_for_capture: 'Платёж подтверждён. Вернитесь на страницу магазина.',
  canceled: 'Платёж не прошёл, деньги не списаны. Вернитесь на страницу магазина.',
};

export const bankSaysView = ({ payment }: PaymentRecord): Html =>
  box(
    { state: 'form', title: 'Приложение банка' },
    html`<p role="status">${BANK_SAYS[payment.status] ?? ''}</p>`,
  );
