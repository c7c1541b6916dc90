import { apiScopes } from '@proverka/contract/api-token';
import { rubles } from '@proverka/validation/money';
import type { Letter } from '#platform/mail/letter.ts';
import * as accountLetters from '#accounts/letters.domain.ts';
import * as fulfilmentLetters from '#fulfilment/letters.domain.ts';
import * as moneyLetters from '#money/payments/letters.domain.ts';
import * as orderingLetters from '#ordering/letters.domain.ts';
import * as reportLetters from '#reports/letters.domain.ts';
import { webhookMade } from '#partners/letters.domain.ts';
import * as caseLetters from '#cases/letters.domain.ts';
import { templateLetter } from '#content/letters.domain.ts';
import { letterTemplates } from '@proverka/contract/template-letter';

/** The texts of all rooms' letters. */
export const letters = {
  ...accountLetters,
  ...moneyLetters,
  ...fulfilmentLetters,
  ...orderingLetters,
  ...reportLetters,
};

const until = '22.11.2026, 15:04 (МСК)';
const refundTold: moneyLetters.RefundTold = {
  title: 'Отчёт о переходе прав',
  amount: rubles(499),
  place: 'на карту ··4444',
};

const refundLetters = (site: string) => ({
  refunded: letters.refunded(site, refundTold),
  refundRefused: letters.refundRefused(site, { ...refundTold, title: null, refusal: 'rejected_by_payee' }),
});
const LONG_WORD = 'Достопримечательностейнезарегистрированных'.repeat(3);

const bankLetters = (site: string) => ({
  paymentKept: letters.paymentKeptOnBalance(site, rubles(499)),
  invoicePaid: letters.invoicePaid(site, byInvoice),
  invoicePaidInPart: letters.invoicePaidInPart(site, byInvoice, rubles(1499)),
  payoutPaid: letters.payoutPaid(site, {
    amount: rubles(500),
    account: '40817810700000000001',
    isReward: false,
  }),
});

const byInvoice = { invoiceNumber: 'С-2026-000012', amount: rubles(499), received: rubles(998) };

function disputeLetters(site: string, itemId: string) {
  const disputed = {
    number: 12,
    title: LONG_WORD,
    product: 'Отчёт о переходе прав',
    reportPath: `/report/${itemId}/`,
  };
  return {
    disputeOpened: letters.disputeOpened(site, disputed),
    disputeAnswered: letters.disputeAnswered(site, disputed, {
      outcomes: ['withdrawn', 'money_back'],
      text: 'Запись погашена 20.11.2026.\n\nПриносим извинения.',
      money: '499 ₽ возвращены на баланс.',
    }),
  };
}

const occasion = { when: new Date('2026-11-20T09:47:00Z'), address: '2001:db8:85a3::8a2e:370:7334' };

function programLetters(site: string) {
  const prefix = 'prv_bZCIc2';
  const until = new Date('2027-11-20T09:47:00Z');
  const made = { prefix, until, scopes: [...apiScopes], isRenewal: false, ...occasion };
  const host = `${'very-long-name-of-a-server.'.repeat(5)}example.com:8443`;
  return {
    passwordChanged: letters.passwordChanged(site, { keepsPrograms: false, ...occasion }),
    passwordChangedWithPrograms: letters.passwordChanged(site, { keepsPrograms: true, ...occasion }),
    apiTokenMade: letters.apiTokenMade(site, made),
    apiTokenRenewed: letters.apiTokenMade(site, { ...made, scopes: ['orders:read'], isRenewal: true }),
    apiTokenExpires: letters.apiTokenExpires(site, { prefix, until }),
    programsEnded: letters.programsEnded(site, {
      why: 'password_changed',
      tokens: [prefix],
      webhooks: [host, 'crm.example.com'],
      ...occasion,
    }),
    programsEndedByRole: letters.programsEnded(site, {
      why: 'role_changed',
      tokens: [],
      webhooks: [host],
      ...occasion,
      address: null,
    }),
    webhookMade: webhookMade(site, { host, ...occasion }),
  };
}

function lettersOfCases(site: string) {
  const about = { number: 1042, url: `${site}/case/#${LONG_WORD}` };
  const text = 'Здравствуйте!\n\nНе вижу "отчёт" <b>по заказу</b>.\nСпасибо.';
  return {
    caseReceived: caseLetters.caseReceived(about),
    caseAnswered: caseLetters.caseAnswered(about, text),
    caseAnswerWaits: caseLetters.caseAnswerWaits(about),
    caseClosed: caseLetters.caseClosed(about),
  };
}

/** What the staff did to an account. */
const lettersOfStaff = (site: string) => ({
  sessionsClosed: letters.sessionsClosedByStaff(site, true),
  sessionClosed: letters.sessionsClosedByStaff(site, false),
  supportSignedIn: letters.supportSignedIn(site, {
    when: new Date(Date.UTC(2026, 10, 22, 12, 4)),
    address: null,
  }),
  roleChangedByStaff: letters.roleChangedByStaff(site, 'Руководитель агентства'),
  accountReopened: letters.accountReopened(site, 'xk7-образец'),
});

/** Every letter, with ordinary content and with extreme content. */
export function sampleLetters(site: string): Readonly<Record<string, Letter>> {
  const itemId = '0192f0c1-0000-7000-8000-00000000abcd';
  const flat = 'г Москва, ул Тестовая, д 10, кв 25';
  const items = [
    { title: 'Выписка об объекте: собственники и обременения', subject: flat, price: rubles(499) },
    {
      title: 'Отчёт о переходе прав',
      subject: `${LONG_WORD} 77:06:0001001:1234567890`,
      price: rubles(1_234_567.5),
    },
  ];
  return {
    registered: letters.registered(site),
    deskInvitation: letters.deskInvitation(`${site}/admin/enrolment/#${'x'.repeat(43)}`),
    confirmEmail: letters.confirmEmail(letters.emailLinkUrl(site, 'x'.repeat(43))),
    registeredWithOrder: letters.registeredWithOrder(
      letters.emailLinkUrl(site, 'x'.repeat(43)),
      `${'very-long-mailbox-name.'.repeat(4)}@sub.domain.example.com`,
      'Тайное-слово-3817',
    ),
    ...lettersOfStaff(site),
    ...Object.fromEntries(letterTemplates.map((name) => [name, templateLetter(name, site)])),
    newPassword: letters.newPassword(site, 'k7-Пароль-x2!"<&'),
    orderPaid: letters.orderPaid(site, items, rubles(1_235_066.5)),
    toppedUp: letters.toppedUp(site, {
      amount: rubles(15_000),
      bonus: rubles(7500),
      balance: rubles(123_456.78),
    }),
    ...bankLetters(site),
    reportReady: letters.reportReady(site, 'Отчёт о переходе прав', flat, `/report/${itemId}/`),
    dataNeeded: letters.dataNeeded(site, {
      title: 'Проверка физического лица',
      subject: 'Т. И. П., 1980',
      path: `/check-person/${itemId}/`,
      until,
    }),
    batchNeedsData: letters.batchNeedsData(site, { title: `${LONG_WORD}.csv`, batchId: itemId, until }),
    itemFailed: letters.itemFailed(site, 'Отчёт о переходе прав', LONG_WORD, '499 ₽ возвращены на баланс.'),
    itemSkipped: letters.itemSkipped(site, 'Банкротство', LONG_WORD, '99 ₽ возвращены на баланс.'),
    bonusCredited: letters.bonusCredited(site, rubles(7500)),
    itemGivenUp: letters.itemGivenUp(site, 'Отчёт о переходе прав', LONG_WORD, '499 ₽ возвращены на баланс.'),
    returned: letters.returned(site, 'Отчёт о переходе прав', rubles(499)),
    ...refundLetters(site),
    bonusTakenBack: letters.bonusTakenBack(site, rubles(2500)),
    ...disputeLetters(site, itemId),
    ...programLetters(site),
    ...lettersOfCases(site),
  };
}
