import type { Dispute, DisputeAnswerInput } from '@proverka/contract/dispute';
import type { Finding } from '@proverka/contract/finding';
import type { Report } from '@proverka/contract/report';
import type { LightMyRequestResponse as Response } from 'fastify';
import { extractText } from 'unpdf';
import { readReport } from './reports.ts';
import type { SignedInPerson } from './world.ts';

/** The most serious finding of a report: what a reader would dispute. */
export async function worstOf(person: SignedInPerson, itemId: string): Promise<Finding> {
  const [finding] = (await readReport(person, itemId)).findings;
  if (finding === undefined) throw new Error('the report has no findings');
  return finding;
}

export const dispute = (
  person: SignedInPerson,
  itemId: string,
  finding_key: string | undefined,
  more: object = {},
): Promise<Response> =>
  person.request({
    method: 'POST',
    url: `/report/${itemId}/dispute`,
    payload: { finding_key, text: 'Ипотека погашена в октябре.', ...more },
  });

export const documentOf = (bytes: Buffer | string, file_name = 'документ.pdf') => ({
  document: { file_name, content: Buffer.from(bytes).toString('base64') },
});

/** Disputes the worst finding of a report; returns the id of the dispute. */
export async function disputeWorst(
  person: SignedInPerson,
  itemId: string,
  more: object = {},
): Promise<string> {
  const { key } = await worstOf(person, itemId);
  return (await dispute(person, itemId, key, more)).json<{ dispute_id: string }>().dispute_id;
}

export const answer = (staff: SignedInPerson, id: string, payload: DisputeAnswerInput): Promise<Response> =>
  staff.request({ method: 'PUT', url: `/admin/disputes/${id}/answer`, payload });

export const viewDispute = async (staff: SignedInPerson, id: string): Promise<Dispute> =>
  (await staff.request({ url: `/admin/disputes/${id}` })).json<Dispute>();

export async function pdfTextOf(
  person: SignedInPerson,
  { order_item_id: id }: Pick<Report, 'order_item_id'>,
) {
  const { rawPayload } = await person.request({ url: `/report/${id}/pdf` });
  return textOfPdf(rawPayload);
}

/** What can be read in a PDF, with single spaces. */
export async function textOfPdf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/gu, ' ');
}
