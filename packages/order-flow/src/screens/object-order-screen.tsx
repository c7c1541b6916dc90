import type { ObjectInfo } from '@proverka/contract/object';
import type { Product } from '@proverka/contract/product';
import { ObjectSummary } from '../object/object-summary.tsx';
import { OrderScreen } from './order-screen.tsx';

interface ObjectOrderScreenProps {
  readonly object: ObjectInfo;
  /** The object on the wire: the cadastral number or, failing that, the address. */
  readonly objectKey: string;
  readonly products: readonly Product[];
  /** Product names ticked at the start; unknown ones are left out. */
  readonly preselected: readonly string[];
}

/** Orders reports on an object, from the choice to a paid order. */
export function ObjectOrderScreen({ object, objectKey, products, preselected }: ObjectOrderScreenProps) {
  return (
    <OrderScreen
      subject={{ objectKey, objectAddress: object.Address }}
      intentKey={objectKey}
      summary={<ObjectSummary object={object} objectKey={objectKey} />}
      products={products}
      preselected={preselected}
    />
  );
}
