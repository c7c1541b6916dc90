import type { ApiClient } from '@proverka/api-client/api-client';
import { checkDraft } from '@proverka/order-flow/check-draft';
import { fieldRefusals } from '@proverka/report-kit/field-refusals';
import { checkoutPath, previewPath } from '../../content/check-paths.ts';

type Subject = Readonly<Record<string, string>>;

export interface CheckStart {
  readonly api: ApiClient;
  /** The version of the consent given with the form. */
  readonly personalDataVersion: string;
}

export type CheckStarted =
  | { readonly path: string }
  | { readonly failures: Readonly<Record<string, string>> };

/**
 * Stores the draft in this tab and requests a preview from the free sources, which is the next page. When no preview can be
 * made, the checkout is: a preview is optional and must not prevent a purchase.
 */
export async function startCheck(
  { api, personalDataVersion }: CheckStart,
  productName: string,
  subject: Subject,
): Promise<CheckStarted> {
  const draft = { product_name: productName, subject };
  checkDraft().save(draft);
  try {
    const body = {
      product_name: productName,
      subject,
      consent: { personal_data_version: personalDataVersion },
    };
    const { id } = await api.call('POST /preview', { body });
    checkDraft().save({ ...draft, preview_id: id });
    return { path: `${previewPath(productName)}${id}/` };
  } catch (error) {
    const failures = fieldRefusals(error);
    if (Object.keys(failures).length === 0) return { path: checkoutPath };
    checkDraft().forget();
    return { failures };
  }
}
