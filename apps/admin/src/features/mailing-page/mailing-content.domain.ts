import type { MailingInput } from '@proverka/contract/mailing';

export const blankMailing: MailingInput = { brand: 'real-estate', subject: '', text: '' };

export const isWhole = ({ subject, text }: MailingInput): boolean =>
  subject.trim() !== '' && text.trim() !== '';

export const isSame = (one: MailingInput, other: MailingInput): boolean =>
  one.brand === other.brand && one.subject === other.subject && one.text === other.text;
