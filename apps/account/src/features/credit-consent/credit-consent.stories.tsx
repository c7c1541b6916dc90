import type { CreditConsentPage } from '@proverka/contract/credit-consent';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { ConsentCard } from './credit-consent.tsx';

const meta = preview.meta({ title: 'Account/Credit consent', component: ConsentCard, decorators: [onStage] });

const page: CreditConsentPage = {
  state: 'sent',
  asker: 'Образцов Пётр',
  operator: 'ООО «Проверка Тест», ИНН 7700000016, ОГРН 1027700000010, 100000, г. Тестовск',
  purpose: 'решение о сдаче жилья или имущества в аренду',
  subject: 'Тестов Иван Петрович',
  version: '2026-11-1',
  title: 'Согласие на получение кредитного отчёта',
  paragraphs: [
    'Я, Тестов Иван Петрович, дата рождения 31.01.1980, даю согласие получить в бюро кредитных историй мой кредитный отчёт.',
    'Согласие действует шесть месяцев со дня подписания. Отчёт хранится один месяц.',
  ],
  phone: '+7 (9**) ***-**-22',
  until: '2026-11-26T09:00:00.000Z',
  signed_at: null,
  can_sign: true,
  can_withdraw: false,
};
const unsigned = { ...page, can_sign: false };

const card = (shown: CreditConsentPage) => <ConsentCard token="t" page={shown} onChanged={() => {}} />;

export const ToSign = meta.story(() => card(page));
export const Signed = meta.story(() => card({ ...unsigned, state: 'signed', can_withdraw: true }));
export const Refused = meta.story(() => card({ ...unsigned, state: 'refused' }));
export const Expired = meta.story(() => card({ ...unsigned, state: 'expired' }));
export const Replaced = meta.story(() => card({ ...unsigned, state: 'replaced' }));
export const Withdrawn = meta.story(() => card({ ...unsigned, state: 'withdrawn' }));
