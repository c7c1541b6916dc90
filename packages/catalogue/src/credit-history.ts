import { offerOf } from './offers.ts';

/** Whether a product shows what credit bureaus know: its pages differ from other checks of a person. */
export function isCreditHistory(productName: string): boolean {
  const form = offerOf(productName)?.form;
  return form?.kind === 'person' && form.isCreditHistory === true;
}
