import type { SupportCase } from '@proverka/contract/support-case';
import { openCaseOf } from './cases.ts';
import type { SignedInPerson } from './world.ts';

const RED_DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export interface CaseBelongings {
  /** Open, with a document. */
  readonly caseId: string;
  readonly caseDocumentId: string;
  /** Of an answer of the staff. */
  readonly caseTemplateId: string;
}

/** A case of a customer, and what the staff has for answering it. */
export async function caseBelongings(
  customer: SignedInPerson,
  admin: SignedInPerson,
): Promise<CaseBelongings> {
  const opened: SupportCase = await openCaseOf(customer, {
    document: { file_name: 'page.png', content: RED_DOT },
  });
  const made = await admin.request({
    method: 'POST',
    url: '/admin/cases/templates',
    payload: { title: 'Образец', text: 'Образец' },
  });
  return {
    caseId: opened.case_id,
    caseDocumentId: opened.messages[0]?.documents[0]?.document_id ?? '',
    caseTemplateId: made.json<{ template_id: string }>().template_id,
  };
}
