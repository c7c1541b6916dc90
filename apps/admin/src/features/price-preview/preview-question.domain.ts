import { momentOfInput } from '../../controls/moment-input.domain.ts';

export interface TypedQuestion {
  readonly productId: string;
  /** An e-mail or the number of an account; empty for a guest. */
  readonly person: string;
  readonly code: string;
  readonly campaign: string;
  readonly options: readonly string[];
  readonly at: string;
}

export const blankQuestion: TypedQuestion = {
  productId: '',
  person: '',
  code: '',
  campaign: '',
  options: [],
  at: '',
};

/** The question as the API takes it. */
export function questionOf({ productId, person, code, campaign, options, at }: TypedQuestion) {
  const who = person.trim();
  const moment = momentOfInput(at);
  return {
    product_id: productId,
    ...(who !== '' && (who.includes('@') ? { email: who } : { person_id: who })),
    ...(code.trim() !== '' && { code: code.trim() }),
    ...(campaign.trim() !== '' && { campaign: campaign.trim() }),
    options: [...options],
    ...(typeof moment === 'string' && { at: moment }),
  };
}
