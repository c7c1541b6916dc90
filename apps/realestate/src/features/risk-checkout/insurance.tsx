import { insuranceQuery } from '@proverka/api-client/insurance';
import type { Insurer } from '@proverka/contract/insurance';
import type { Product } from '@proverka/contract/product';
import { optionPrice, type PriceOption } from '@proverka/order-flow/price-options';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Card } from '@proverka/ui-kit/card';
import { Checkbox } from '@proverka/ui-kit/checkbox';
import { Link } from '@proverka/ui-kit/link';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { counted } from '@proverka/words/plural';
import { typeset } from '@proverka/words/typeset';
import styles from './risk-checkout.module.css';

/** The component of the price, and the flag of the order item (specification, section 9). */
export const insurance: PriceOption = { option: 'riskInsurance', title: 'Страхование рисков' };

interface InsuranceProps {
  readonly product: Product;
  readonly isInsured: boolean;
  readonly onChange: (isInsured: boolean) => void;
}

/** Offered only with its insurer and both documents to read; nothing where none is sold. */
export function Insurance({ product, isInsured, onChange }: InsuranceProps) {
  const { api } = usePlatform();
  const price = optionPrice(product, insurance);
  const { data } = useQuery({ ...insuranceQuery(api), enabled: price !== null });
  const insurer = data?.insurance ?? null;
  if (price === null || insurer === null) return null;
  return (
    <Card as="section" className={styles.step}>
      <h3>Страхование рисков</h3>
      <Checkbox
        checked={isInsured}
        onChange={({ target }) => onChange(target.checked)}
        hint={typeset('По желанию. Полис придёт вместе с отчётом')}
      >
        Добавить страхование рисков за {formatMoney(price)}
      </Checkbox>
      <p className={styles.note}>{typeset(insurerWords(insurer))}</p>
      <p className={styles.note}>
        <Link href={api.url('GET /insurance/{document}', { params: { document: 'terms' } })} external>
          Правила страхования
        </Link>{' '}
        <Link href={api.url('GET /insurance/{document}', { params: { document: 'policy' } })} external>
          Полис
        </Link>
      </p>
    </Card>
  );
}

const insurerWords = ({ insurer, inn, licence, phone, program, sum, months }: Insurer): string =>
  `${program}: до ${formatMoney(rubles(sum))}, ${counted(months, 'месяц', 'месяца', 'месяцев')} с готовности отчёта. ` +
  `Страховщик — ${insurer}, ИНН ${inn}, лицензия ${licence}, телефон ${phone}.`;
