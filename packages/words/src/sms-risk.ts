/** What whoever types a code from an SMS has to know (OWASP ASVS V6.6.1). */
export const smsRisk =
  'SMS прочтёт и тот, у кого в руках ваш телефон или кто перевыпустил SIM-карту. Никому не сообщайте код, даже нам.';
