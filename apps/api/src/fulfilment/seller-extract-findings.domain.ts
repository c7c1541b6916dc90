import type { Extract } from '@proverka/contract/extract';
import type { Finding } from '@proverka/contract/finding';
import { fromSeller } from '@proverka/extract/facts/source-words.domain';
import { daysBetween } from '@proverka/extract/findings/days.domain';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { byWeight } from '@proverka/findings/report-findings';
import { formatDate } from '@proverka/words/dates';
import { countedPlainly } from '@proverka/words/plural';
import { signatureWords } from '#registers/signature-words.domain.ts';
import type { StoredSignature } from '#registers/signature-words.domain.ts';
import type { ItemMetadata } from '#registers/subject.domain.ts';

/** Named by every finding of such a report: its source is the customer, not the register. */
export const sellerExtractSource = fromSeller;

interface SellerDocument {
  readonly extract: Extract;
  /** A `StoredSignature`: only the task writes it. */
  readonly data: unknown;
  readonly today: string;
}

/** Adds what matters of a document that came from the seller: whether it can be trusted, how old it is, what it is about. */
export function withSellerFindings(
  findings: readonly Finding[],
  { extract, data, today }: SellerDocument,
  { sellerExtract }: ItemMetadata,
): Finding[] {
  const own = [
    signatureFinding(data as StoredSignature | null),
    ...objectFindings(extract, sellerExtract?.looked_at ?? ''),
    ...ageFindings(extract, today),
  ];
  const source_date = extract.header.dateFormation ?? null;
  const ofDocument = (draft: FindingDraft): Finding => ({
    ...draft,
    source: sellerExtractSource,
    source_date,
  });
  return byWeight([...own.map(ofDocument), ...findings.filter(isSaidHere)]);
}

/** The finding about the document's age says it with its date. */
const isSaidHere = ({ code }: Finding): boolean => code !== 'limit_after_date';

function signatureFinding(signature: StoredSignature | null): FindingDraft {
  if (signature === null) throw new Error("A seller's extract has no outcome of its signature");
  const words = signatureWords(signature);
  if (signature.state === 'valid') return { level: 'clear', code: 'seller_signature_valid', ...words };
  if (signature.state === 'invalid') return { level: 'danger', code: 'seller_signature_invalid', ...words };
  // A real signature of somebody else is worse than none: it was put there to be believed.
  return {
    level: signature.reason === 'foreign_signer' ? 'warning' : 'unchecked',
    code: 'seller_signature_unchecked',
    ...words,
  };
}

function objectFindings(extract: Extract, lookedAt: string): FindingDraft[] {
  if (!('object' in extract)) return [];
  const { cadastralNumber, address } = extract.object;
  const about = `Выписка об объекте ${cadastralNumber}${address?.text === undefined ? '' : `, ${address.text}`}.`;
  if (lookedAt === '') {
    return [
      {
        level: 'unchecked',
        kind: 'limit',
        code: 'seller_object_not_compared',
        title: 'Тот ли это объект',
        text: `${about} Сверьте номер и адрес с объявлением и договором: мы не знаем, какой объект вы покупаете.`,
      },
    ];
  }
  if (lookedAt === cadastralNumber) {
    return [
      {
        level: 'clear',
        code: 'seller_object_same',
        title: 'Выписка о том объекте, который вы смотрите',
        text: `${about} Кадастровый номер совпадает.`,
      },
    ];
  }
  return [
    {
      // The deal may be fine, but nothing here is about it.
      level: 'warning',
      code: 'seller_object_other',
      title: 'Выписка о другом объекте',
      text: `${about} А вы смотрите объект ${lookedAt}: о нём эта выписка ничего не говорит. Попросите у продавца выписку о нём.`,
    },
  ];
}

function ageFindings({ header: { dateFormation: date } }: Extract, today: string): FindingDraft[] {
  if (date === undefined) {
    return [
      {
        level: 'attention',
        code: 'seller_extract_undated',
        title: 'В выписке нет даты',
        text: 'Неизвестно, на какой день сведения верны. Попросите у продавца новую выписку.',
      },
    ];
  }
  const days = daysBetween(date, today);
  if (days < 0) {
    return [
      {
        level: 'warning',
        code: 'seller_extract_future',
        title: 'Дата выписки ещё не наступила',
        text: `В выписке стоит ${formatDate(date)}: такой даты у неё быть не может. Попросите у продавца архив, который пришёл из Росреестра.`,
      },
    ];
  }
  const age =
    days === 0
      ? 'Она выдана в день проверки'
      : `На день проверки ей ${countedPlainly(days, 'день', 'дня', 'дней')}`;
  return [
    {
      level: 'unchecked',
      kind: 'limit',
      code: 'seller_extract_age',
      title: 'Что стало с объектом после даты выписки',
      text: `Выписка выдана ${formatDate(date)}. ${age}. О том, что записали позже, она не говорит: в день сделки закажите новую.`,
    },
  ];
}
