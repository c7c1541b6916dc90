/** Why a payment was declined, for who paid: what happened and what to do, by the payment provider's words for the reasons. */
const reasons = new Map(
  Object.entries({
    '3d_secure_failed':
      'Код банка (3-D Secure) не подтверждён. Попробуйте ещё раз и введите код из СМС или приложения банка.',
    call_issuer: 'Банк не объяснил отказ. Позвоните в банк по номеру на карте или оплатите другой картой.',
    card_expired: 'Срок действия карты истёк. Оплатите другой картой.',
    country_forbidden: 'Карты этой страны не принимаются. Оплатите другой картой.',
    expired_on_confirmation: 'Время на оплату вышло. Попробуйте ещё раз.',
    fraud_suspected: 'Банк остановил платёж как подозрительный. Позвоните в банк или оплатите другой картой.',
    general_decline: 'Банк не объяснил отказ. Позвоните в банк или оплатите другим способом.',
    identification_required: 'Кошелёк не подтверждён. Подтвердите его или оплатите другим способом.',
    insufficient_funds: 'На карте не хватает денег. Пополните её или оплатите другой картой.',
    internal_timeout: 'Платёжный сервис не успел ответить. Попробуйте ещё раз.',
    invalid_card_number: 'Номер карты введён с ошибкой. Проверьте его и попробуйте ещё раз.',
    invalid_csc: 'Код с обратной стороны карты введён с ошибкой. Проверьте его и попробуйте ещё раз.',
    issuer_unavailable: 'Банк сейчас недоступен. Попробуйте позже или оплатите другой картой.',
    payment_method_limit_exceeded:
      'Превышен лимит платежей по карте. Измените лимит в приложении банка или оплатите другой картой.',
    payment_method_restricted: 'Банк запретил платежи этой картой. Оплатите другой картой.',
  }),
);

/** Null for a reason that says nothing to who paid. */
export const declineWords = (reason: string): string | null => reasons.get(reason) ?? null;
