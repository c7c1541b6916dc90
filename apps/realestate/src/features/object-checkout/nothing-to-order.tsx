import { objectPath } from '@proverka/order-flow/object-words';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';

/** No product is on sale for this object; links back to it. */
export function NothingToOrder({ objectKey }: { readonly objectKey: string }) {
  return (
    <EmptyState
      title="Для этого объекта сейчас нет доступных отчётов"
      text="Открытые сведения о нём остаются на странице объекта."
      actions={
        <Link to={objectPath(objectKey)} className={buttonClassName()}>
          К объекту
        </Link>
      }
    />
  );
}
