import type { Product } from '@proverka/contract/product';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useState } from 'react';
import { checkDraft, formSubject, withAdded, type CheckDraft } from '../check-draft/check-draft.ts';
import { digestOf } from '../order/order-intent.ts';
import { checkSubject } from '../order/order-request.domain.ts';
import { OrderScreen } from '../screens/order-screen.tsx';
import { CheckChoice } from './check-choice.tsx';
import { checkNeeds, missingFields, optionalExtras } from '@proverka/catalogue/check-needs';
import { CheckSummary } from './check-summary.tsx';
import { MissingData, useMissingData } from './missing-data.tsx';
import { reportPathOf } from '@proverka/catalogue/report-path';

interface CheckOrderScreenProps {
  /** The draft the form left in this tab. */
  readonly draft: CheckDraft;
  /** All products the brand sells. */
  readonly products: readonly Product[];
  readonly editPath: string;
}

/** Orders a check of a person, a company or a car, from the draft to the paid order and its report. */
export function CheckOrderScreen({ draft, products, editPath }: CheckOrderScreenProps) {
  const { brand } = usePlatform();
  const { product_name: main } = draft;
  const kind = checkNeeds(main)?.kind;
  const [subject, setSubject] = useState(draft.subject);
  // What the form left is not asked for again; what is entered here stays open to correction.
  const [known] = useState(() => formSubject(draft));
  const missing = useMissingData(subject);
  if (kind === undefined) throw new Error(`${main} is no check`);
  const prepare = async (chosen: readonly string[]) => {
    const optional = optionalExtras(chosen, known).flatMap(({ fields }) => fields);
    const completed = await missing.complete(known, { due: missingFields(chosen, known), optional });
    if (completed === null) return false;
    if (isSame(completed, subject)) return true;
    setSubject(completed);
    checkDraft().save(withAdded(draft, completed));
    return true;
  };
  return (
    <OrderScreen
      subject={checkSubject(kind, subject)}
      intentKey={intentKeyOf(draft)}
      forgetDraft={() => forgetOrdered(draft)}
      reportPath={({ id, name }) => reportPathOf(brand.id, { product_name: name, order_item_id: id })}
      summary={<CheckSummary subject={subject} editPath={editPath} />}
      products={products}
      preselected={[main]}
      prepare={prepare}
      renderChoice={(choice) => (
        <CheckChoice {...choice} main={main}>
          <MissingData
            form={missing.form}
            due={missingFields(choice.chosen, known)}
            optional={optionalExtras(choice.chosen, known)}
          />
        </CheckChoice>
      )}
    />
  );
}

const intentKeyOf = (draft: CheckDraft): string =>
  `check ${digestOf(JSON.stringify([draft.product_name, nameOf(draft)]))}`;

const isSame = (one: CheckDraft['subject'], other: CheckDraft['subject']): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => one[field] === other[field]);

/** The form may contain a newer draft by the time this order's payment is confirmed. */
function forgetOrdered(draft: CheckDraft): void {
  const kept = checkDraft().read();
  if (kept && intentKeyOf(kept) === intentKeyOf(draft)) checkDraft().forget();
}

/** The identity of the subject, without fields added during the order. */
function nameOf({ subject }: CheckDraft): readonly (string | undefined)[] {
  const { last_name, first_name, middle_name, birth_date, ogrn, vin, body_number, plate } = subject;
  if (last_name !== undefined) return [last_name, first_name, middle_name, birth_date];
  return [subject['inn'], ogrn, vin, body_number, plate];
}
