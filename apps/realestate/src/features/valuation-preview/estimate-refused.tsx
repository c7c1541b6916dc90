import { Refused, refusalMessage } from '@proverka/api-client/refused';
import type { RefusalCode } from '@proverka/contract/refusals';
import { objectPath } from '@proverka/order-flow/object-words';
import { Link } from '@proverka/shell-sdk/router';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { BuildingIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';

interface EstimateRefusedProps {
  readonly error: Error;
  readonly objectKey: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Answers that a repeat does not change. */
const finalTitles: Readonly<Partial<Record<RefusalCode, string>>> = {
  object_not_found: 'Такого объекта мы не нашли',
  valuation_not_flat: 'Это не квартира',
  valuation_area_unknown: 'Площадь квартиры неизвестна',
  valuation_place_unknown: 'Рынка в этом месте мы не знаем',
  valuation_few_comparables: 'Похожих квартир слишком мало',
};

/** Why there is no valuation, before anything is paid; a passing trouble can be tried again. */
export function EstimateRefused({ error, objectKey, isRetrying, onRetry }: EstimateRefusedProps) {
  const problem = error instanceof Refused ? error.problem : null;
  const title = problem && finalTitles[problem.code];
  if (title) {
    return (
      <EmptyState
        icon={BuildingIcon}
        title={typeset(title)}
        text={`${refusalMessage(error)}. Платить не за что, и заказать оценку нельзя.`}
        actions={
          <>
            <Link to={objectPath(objectKey)} className={buttonClassName()}>
              К объекту
            </Link>
            <Link to="/valuation/" className={buttonClassName({ variant: 'secondary' })}>
              Найти другую квартиру
            </Link>
          </>
        }
      />
    );
  }
  return (
    <FailureState
      title="Посчитать сейчас не получилось"
      text={`${refusalMessage(error)}. О цене квартиры это ничего не говорит.`}
      retrying={isRetrying}
      onRetry={onRetry}
      {...(problem && problem.requestId !== '' ? { requestId: problem.requestId } : {})}
    />
  );
}
