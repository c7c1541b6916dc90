import type { Letter } from '#platform/mail/letter.ts';
import { ifNotYou, occasionFacts, securityAction } from '../letters.domain.ts';
import type { Occasion } from '../letters.domain.ts';

export type FactorChange = 'passkey_added' | 'passkey_removed' | 'totp_added' | 'totp_removed' | 'codes_made';

const words: Readonly<Record<FactorChange, { readonly subject: string; readonly text: string }>> = {
  passkey_added: {
    subject: 'Добавлен ключ входа',
    text: 'К вашему личному кабинету добавлен ключ входа. Теперь после пароля вход нужно подтвердить.',
  },
  passkey_removed: {
    subject: 'Удалён ключ входа',
    text: 'Ключ входа в ваш личный кабинет удалён и больше не действует.',
  },
  totp_added: {
    subject: 'Включены коды из приложения',
    text: 'Теперь после пароля вход в личный кабинет нужно подтвердить кодом из приложения.',
  },
  totp_removed: {
    subject: 'Коды из приложения выключены',
    text: 'При входе в личный кабинет коды из приложения больше не спрашиваются.',
  },
  codes_made: {
    subject: 'Созданы новые коды восстановления',
    text: 'Прежние коды восстановления больше не действуют.',
  },
};

export const factorChanged = (site: string, change: FactorChange, occasion: Occasion): Letter => ({
  subject: words[change].subject,
  paragraphs: [words[change].text, ifNotYou],
  facts: occasionFacts(occasion),
  action: securityAction(site),
});

export const newDevice = (site: string, device: string, occasion: Occasion): Letter => ({
  subject: 'Вход с нового устройства',
  paragraphs: ['В ваш личный кабинет вошли с устройства или из сети, откуда раньше не входили.', ifNotYou],
  facts: [...(device === '' ? [] : [{ title: 'Устройство', value: device }]), ...occasionFacts(occasion)],
  action: securityAction(site),
});
