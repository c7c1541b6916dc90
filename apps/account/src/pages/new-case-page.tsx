import { useSearchParams } from '@proverka/shell-sdk/router';
import { isId } from '@proverka/validation/id';
import { AccountFrame } from '../features/account-frame/account-frame.tsx';
import { NewCase } from '../features/cases/new-case.tsx';

export function Component() {
  const [search] = useSearchParams();
  const idIn = (name: string): string | undefined => {
    const id = search.get(name) ?? '';
    return isId(id) ? id : undefined;
  };
  const [orderId, itemId] = [idIn('order'), idIn('item')];
  return (
    <AccountFrame title={itemId === undefined ? 'Новое обращение' : 'Ошибка в\u00a0отчёте'}>
      <NewCase key={`${orderId} ${itemId}`} orderId={orderId} itemId={itemId} />
    </AccountFrame>
  );
}
