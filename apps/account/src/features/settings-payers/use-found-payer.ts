import { payerInfoQuery } from '@proverka/api-client/payers';
import type { PayerInfo } from '@proverka/contract/payer';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import type { PayerForm } from '@proverka/validation/forms/payer';
import { parseInn } from '@proverka/validation/inn';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

const filledIn = ['kpp', 'ogrn', 'name', 'address'] as const;

const statusWords: Readonly<Record<string, string>> = {
  LIQUIDATING: 'Организация ликвидируется',
  LIQUIDATED: 'Организация ликвидирована',
  BANKRUPT: 'Организация признана банкротом',
  REORGANIZING: 'Организация присоединяется к другой',
};

interface FoundPayer {
  readonly hint: string | undefined;
  readonly warning: string | undefined;
}

/** Fills in what the register has for a valid INN; manual input is kept. */
export function useFoundPayer(typed: string, knownInn: string): FoundPayer {
  const { api } = usePlatform();
  const { getValues, setValue } = useFormContext<PayerForm>();
  const filled = useRef<Partial<PayerForm>>({});
  const inn = parseInn(typed);
  const isAsked = inn !== null && inn !== knownInn;
  const { data, isFetching, isError } = useQuery({
    ...payerInfoQuery(api, inn ?? ''),
    enabled: isAsked,
    retry: false,
  });
  const info = isAsked ? (data?.info ?? null) : null;

  useEffect(() => {
    if (info === null) return;
    for (const field of filledIn) {
      const before = getValues(field);
      if (before !== '' && before !== filled.current[field]) continue;
      setValue(field, info[field], { shouldValidate: info[field] !== '' });
      filled.current[field] = info[field];
    }
  }, [info, getValues, setValue]);

  if (!isAsked)
    return { hint: '10\u00a0цифр у\u00a0организации, 12\u00a0у\u00a0предпринимателя', warning: undefined };
  if (isFetching) return { hint: 'Ищем в реестре…', warning: undefined };
  if (isError || data?.available === false) {
    return { hint: 'Справочник не ответил: заполните реквизиты вручную', warning: undefined };
  }
  if (info === null) return { hint: undefined, warning: 'В реестре такого ИНН нет. Проверьте его' };
  return { hint: foundWords(info), warning: statusWords[info.status] };
}

const foundWords = ({ management }: PayerInfo): string =>
  management === '' ? 'Найдено в реестре' : `Найдено в реестре. Руководитель: ${management}`;
