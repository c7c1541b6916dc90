import { createHmac } from 'node:crypto';
import type { SubjectData } from '@proverka/contract/subject';
import { foldText } from '#platform/text/fold-text.domain.ts';

const keyOf = (secret: string, use: string, parts: readonly (string | undefined)[]): Buffer =>
  createHmac('sha256', secret)
    .update(`${use}\n${parts.map((part) => foldText(part ?? '').trim()).join('\n')}`)
    .digest();

/** The same person gives the same key, whatever documents are named; without the secret the key tells nobody. */
export const personKey = (secret: string, { last_name, first_name, middle_name, birth_date }: SubjectData) =>
  keyOf(secret, 'person', [last_name, first_name, middle_name, birth_date]);

/** The same with the passport a credit bureau is asked by. */
export const consentSubjectKey = (secret: string, subject: SubjectData): Buffer =>
  keyOf(secret, 'credit-consent', [
    subject['last_name'],
    subject['first_name'],
    subject['middle_name'],
    subject['birth_date'],
    subject['passport_series'],
    subject['passport_number'],
  ]);

export const phoneKey = (secret: string, phone: string): Buffer => keyOf(secret, 'phone', [phone]);
