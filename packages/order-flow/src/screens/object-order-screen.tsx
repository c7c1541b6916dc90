import type { ObjectInfo } from '@proverka/contract/object';
import type { Product } from '@proverka/contract/product';
import type { BuyersWord } from '@proverka/contract/valuation';
import { ObjectSummary } from '../object/object-summary.tsx';
import { OrderScreen } from './order-screen.tsx';

interface ObjectOrderScreenProps {
  readonly object: ObjectInfo;
  /** The object on the wire: the cadastral number or, failing that, the address. */
  readonly objectKey: string;
  readonly products: readonly Product[];
  /** Product names ticked at the start; unknown ones are left out. */
  readonly preselected: readonly string[];
  /** What the buyer says of the flat; a valuation takes it into account. */
  readonly word?: BuyersWord;
}

/** Orders reports on an object, from the choice to a paid order. */
export function ObjectOrderScreen({
  object,
  objectKey,
  products,
  preselected,
  word,
}: ObjectOrderScreenProps) {
  const isWordSaid = word?.condition !== undefined || word?.rooms !== undefined;
  return (
    <OrderScreen
      subject={{ objectKey, objectAddress: object.Address, ...(isWordSaid && { word }) }}
      intentKey={objectKey}
      summary={<ObjectSummary object={object} objectKey={objectKey} {...(word && { word })} />}
      products={products}
      preselected={preselected}
    />
  );
}
