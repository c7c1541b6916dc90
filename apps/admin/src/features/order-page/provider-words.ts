/** Why the payment provider has cancelled a payment, by its words for the reasons. */
const cancelled = new Map(
  Object.entries({
    '3d_secure_failed': 'покупатель не прошёл проверку 3-D Secure',
    call_issuer: 'банк покупателя отказал без причины',
    canceled_by_merchant: 'отменён магазином',
    card_expired: 'срок карты истёк',
    country_forbidden: 'карты этой страны не принимаются',
    deal_expired: 'срок оплаты истёк',
    expired_on_capture: 'срок списания истёк',
    expired_on_confirmation: 'покупатель не заплатил вовремя',
    fraud_suspected: 'подозрение на мошенничество',
    general_decline: 'банк отказал без причины',
    identification_required: 'кошелёк покупателя не подтверждён',
    insufficient_funds: 'не хватило денег на карте',
    internal_timeout: 'платёжный сервис не успел ответить',
    invalid_card_number: 'неверный номер карты',
    invalid_csc: 'неверный код карты',
    issuer_unavailable: 'банк покупателя недоступен',
    payment_method_limit_exceeded: 'превышен лимит платежей',
    payment_method_restricted: 'платежи этим способом запрещены',
    permission_revoked: 'покупатель отозвал разрешение на списания',
    unsupported_mobile_operator: 'оператор не поддерживается',
  }),
);

/** Why it has refused a refund. */
const refused = new Map(
  Object.entries({
    rejected_by_payee: 'получатель не принял',
    rejected_by_timeout: 'время на возврат истекло',
    yoo_money_account_closed: 'кошелёк закрыт',
    insufficient_funds: 'у магазина не хватило денег',
    general_decline: 'банк отказал без причины',
  }),
);

/** Empty where the provider gave no reason. A reason nobody has put into words is not shown in the provider's own. */
export const cancelWords = (reason: string): string =>
  reason === '' ? '' : (cancelled.get(reason) ?? 'платёжный сервис отменил платёж');

export const refusalWords = (reason: string): string =>
  `${refused.get(reason) ?? 'платёжный сервис отказал'}, деньги на балансе покупателя`;
