import { formatDate } from '@proverka/words/dates';
import type { SignatureCheck, UncheckedReason } from '@proverka/signature/check-signature';

/** A signature's check as it is stored with a document. */
export interface StoredSignature {
  readonly state: SignatureCheck['state'];
  readonly reason: '' | 'changed' | 'forged' | 'no_signature' | UncheckedReason;
  /** Who signed, as the certificate says. */
  readonly signer: string;
  /** ISO; when the signer says it was signed. */
  readonly signedOn: string | null;
}

export const withoutSignature: StoredSignature = {
  state: 'not_checked',
  reason: 'no_signature',
  signer: '',
  signedOn: null,
};

export function storedSignature(check: SignatureCheck): StoredSignature {
  return {
    state: check.state,
    reason: check.state === 'valid' ? '' : check.reason,
    signer: check.signer === null ? '' : check.signer.organisation || check.signer.name,
    signedOn: check.state === 'valid' ? (check.signedAt?.toISOString().slice(0, 10) ?? null) : null,
  };
}

const ORDER_OWN = 'Или закажите выписку сами: она придёт из Росреестра, минуя продавца.';

const uncheckedTexts = {
  no_signature: () =>
    `Вместе с выпиской не прислали файл подписи (.sig), поэтому не узнать, не изменил ли её кто-нибудь. Попросите у продавца архив целиком, в том виде, в каком он пришёл. ${ORDER_OWN}`,
  unreadable: () =>
    `Файл подписи повреждён или это не подпись. Попросите у продавца архив целиком. ${ORDER_OWN}`,
  unknown_algorithm: () =>
    `Подпись сделана по алгоритму, который мы не проверяем. Росреестр подписывает по ГОСТ Р 34.10-2012. Попросите у продавца архив целиком. ${ORDER_OWN}`,
  no_certificate: () =>
    `В подписи нет сертификата того, кто её поставил. Попросите у продавца архив целиком. ${ORDER_OWN}`,
  root_unknown: () =>
    `С текстом подпись сходится, но сертификат выдал удостоверяющий центр, которого нет среди доверенных: поставить её мог кто угодно. Попросите у продавца архив, который пришёл из Росреестра. ${ORDER_OWN}`,
  not_valid_then: () =>
    `С текстом подпись сходится, но в день, который в ней указан, сертификат не действовал. Попросите у продавца новую выписку. ${ORDER_OWN}`,
  foreign_signer: (signer: string) =>
    `Документ подписал не Росреестр${signer === '' ? '' : `, а «${signer}»`}. Подтверждает ли сведения Росреестр, по этой подписи не узнать. Попросите архив, который пришёл из Росреестра. ${ORDER_OWN}`,
} as const satisfies Record<UncheckedReason | 'no_signature', (signer: string) => string>;

/** What a signature's check means for the reader. */
export function signatureWords({ state, reason, signer, signedOn }: StoredSignature): {
  readonly title: string;
  readonly text: string;
} {
  if (state === 'valid') {
    const by = `Подписал: ${signer}${signedOn === null ? '' : `, ${formatDate(signedOn)}`}.`;
    return {
      title: 'Подпись Росреестра верна',
      text: `Файл не менялся с тех пор, как его подписали, а сертификат подписи выдан доверенным удостоверяющим центром. ${by} Не отозван ли сертификат, мы не спрашивали.`,
    };
  }
  if (state === 'invalid') {
    return reason === 'forged'
      ? {
          title: 'Подпись выписки недействительна',
          text: `Подпись не сходится с сертификатом, которым будто бы сделана: её подделали или испортили. Сведениям в файле доверять нельзя. Попросите у продавца архив целиком. ${ORDER_OWN}`,
        }
      : {
          title: 'Выписку изменили после подписания',
          text: `Подпись сделана для другого текста. Так бывает, когда сведения подделали, и тогда, когда файл открыли и сохранили заново. Сведениям в нём доверять нельзя. Попросите у продавца архив целиком. ${ORDER_OWN}`,
        };
  }
  const tell =
    reason === '' || reason === 'changed' || reason === 'forged'
      ? uncheckedTexts.unreadable
      : uncheckedTexts[reason];
  return { title: 'Подпись Росреестра не проверена', text: tell(signer) };
}
