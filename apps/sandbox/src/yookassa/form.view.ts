import { formatSum } from '../page/format.domain.ts';
import { type Html, html } from '../page/html.ts';
import { moneyOf } from './amount.domain.ts';
import { type CardErrors, type CardForm, declineText, TEST_CARDS } from './card.domain.ts';
import { methodTabs } from './method-tabs.view.ts';
import type { PaymentRecord } from './payment.ts';

export const sum = ({ payment }: PaymentRecord): string => formatSum(moneyOf(payment.amount));

/** Messages from the form's script to the embedding page. */
type FormState = 'form' | 'challenge' | 'processing' | 'success' | 'fail' | 'error';

type Frame = { record?: PaymentRecord; state: FormState; error?: string; title: string };

/** The container of every step; `form.js` reads its data attributes. */
export function box({ record, state, error, title }: Frame, content: Html): Html {
  return html`<main class="pay" data-state="${state}" data-token="${record?.token}" data-error="${error}">
    <p class="pay-note">Песочница: деньги не списываются</p>
    <h1>${title}</h1>
    ${content}
  </main>`;
}

export const order = (record: PaymentRecord): Html | undefined =>
  record.payment.description === undefined
    ? undefined
    : html`<p class="pay-order">${record.payment.description}</p>`;

/** Without a return address only the form's script can close the form: it shows this link once it listens. */
export const closing = (text: string, record?: PaymentRecord): Html =>
  html`<p class="pay-close" ${!record?.returnUrl && html`hidden`}>
    <a href="${record?.returnUrl ?? '#'}" data-close>${text}</a>
  </p>`;

type FieldProps = {
  name: keyof CardForm;
  label: string;
  hint: string;
  autocomplete: string;
  length: number;
  value: string;
  error: string | undefined;
  focused: boolean;
};

function field({ name, label, hint, autocomplete, length, value, error, focused }: FieldProps): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${length}"
      placeholder="${hint}"
      value="${value}"
      required
      ${error && html`aria-invalid="true" aria-describedby="${name}-error"`}
      ${focused && html`data-focus`}
    />
    ${error && html`<p class="field-error" id="${name}-error">${error}</p>`}
  </div>`;
}

const testCards = (): Html =>
  html`<section class="pay-cards" aria-labelledby="cards-title">
    <h2 id="cards-title">Тестовые карты</h2>
    <ul>
      ${TEST_CARDS.map(
        ({ number, says }) =>
          html`<li><button type="button" data-card="${number}">${number}</button> <span>${says}</span></li>`,
      )}
    </ul>
    <p>Срок — любой будущий, CVC — любые три цифры.</p>
  </section>`;

export type CardFormView = { action: string; query: string; values: CardForm; errors: CardErrors };

export function cardForm(record: PaymentRecord, { action, query, values, errors }: CardFormView): Html {
  const first = (['number', 'expiry', 'cvc'] as const).find((name) => errors[name]) ?? 'number';
  const props = (name: keyof CardForm) => ({
    name,
    value: values[name],
    error: errors[name],
    focused: name === first,
  });
  return box(
    { record, state: 'form', title: 'Оплата картой' },
    html`${order(record)} ${methodTabs(record, 'bank_card', query)}
      ${record.lastDecline && html`<p class="pay-declined" role="alert">${record.lastDecline}. Попробуйте другую карту или другой способ.</p>`}
      <form method="post" action="${action}" novalidate>
        ${field({ ...props('number'), label: 'Номер карты', hint: '0000 0000 0000 0000', autocomplete: 'cc-number', length: 23 })}
        <div class="field-row">
          ${field({ ...props('expiry'), label: 'ММ/ГГ', hint: '12/30', autocomplete: 'cc-exp', length: 5 })}
          ${field({ ...props('cvc'), label: 'CVC', hint: '000', autocomplete: 'cc-csc', length: 3 })}
        </div>
        <button class="primary" type="submit">Оплатить ${sum(record)}</button>
      </form>
      ${closing('Закрыть', record)} ${testCards()}`,
  );
}

export function challengeView(record: PaymentRecord, action: string): Html {
  return box(
    { record, state: 'challenge', title: 'Подтвердите платёж' },
    html`<p>
        Банк просит подтвердить оплату ${sum(record)} картой •••• ${record.challenged?.last4} (3-D Secure).
      </p>
      <form method="post" action="${action}" class="pay-choice">
        <button class="primary" type="submit" name="answer" value="yes">Подтвердить</button>
        <button type="submit" name="answer" value="no">Отказаться</button>
      </form>`,
  );
}

export function processingView(record: PaymentRecord): Html {
  return box(
    { record, state: 'processing', title: 'Платёж обрабатывается' },
    html`<p role="status">Ждём ответа банка. Окно можно закрыть: магазин узнает о результате сам.</p>
      ${closing('Закрыть', record)}`,
  );
}

export function successView(record: PaymentRecord): Html {
  return box(
    { record, state: 'success', title: 'Оплата прошла' },
    html`<p role="status">
        ${sum(record)}${record.payment.status === 'waiting_for_capture' && ' удержано до подтверждения магазином'}.
      </p>
      ${closing(record.returnUrl ? 'Вернуться в магазин' : 'Закрыть', record)}`,
  );
}

/** `isNews` when the customer was here just now: then a failure is reported, otherwise the token is invalid. */
export function failView(record: PaymentRecord, isNews: boolean): Html {
  const reason = record.payment.cancellation_details?.reason ?? '';
  return box(
    {
      record,
      state: isNews ? 'fail' : 'error',
      ...(isNews ? {} : { error: 'token_expired' }),
      title: 'Оплата не прошла',
    },
    html`<p role="alert">${declineText(reason)}. Деньги не списаны.</p>
      ${closing(record.returnUrl ? 'Вернуться в магазин' : 'Закрыть', record)}`,
  );
}

export const unknownView = (): Html =>
  box(
    { state: 'error', error: 'invalid_token', title: 'Ссылка на оплату не найдена' },
    html`<p>Проверьте адрес или начните оплату в магазине заново.</p>`,
  );
