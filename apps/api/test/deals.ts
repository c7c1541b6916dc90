import type { Deal } from '@proverka/contract/deal';
import type { SignedInPerson } from './world.ts';

export const dealObject = '77:01:0001001:1024';

/** A page of one element: the smallest document there is. */
const PAGE = Buffer.from('<?xml version="1.0"?><page/>').toString('base64');

export interface DealBelongings {
  readonly dealId: string;
  readonly dealDocumentId: string;
}

export const createDealOf = async (
  person: SignedInPerson,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Deal> => {
  const payload = { object_key: dealObject, object_address: 'г Тестов, ул Тестовая, д 1, кв 2', ...more };
  return (await person.request({ method: 'POST', url: '/deal/create', payload })).json<Deal>();
};

export const uploadTo = (
  person: SignedInPerson,
  dealId: string,
  { file_name = 'page.xml', content = PAGE } = {},
): ReturnType<SignedInPerson['request']> =>
  person.request({ method: 'POST', url: '/attachment', payload: { groupID: dealId, file_name, content } });

/** A folder with one document. */
export async function dealBelongings(person: SignedInPerson): Promise<DealBelongings> {
  const { deal_id: dealId } = await createDealOf(person);
  const uploaded = await uploadTo(person, dealId);
  const id = uploaded.json<{ attachment: { attachment_id: string } }>().attachment.attachment_id;
  await person.request({
    method: 'POST',
    url: '/deal/add_document',
    payload: { deal_id: dealId, attachment_id: id, kind: 'contract' },
  });
  return { dealId, dealDocumentId: id };
}
