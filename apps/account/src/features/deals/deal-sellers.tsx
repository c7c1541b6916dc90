import type { Deal, DealSeller } from '@proverka/contract/deal';
import { mostDealSellers } from '@proverka/contract/deal-limits';
import { Button } from '@proverka/ui-kit/button';
import { DatePicker } from '@proverka/ui-kit/date-picker';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { formatDate } from '@proverka/words/dates';
import { personName } from '@proverka/words/person-name';
import { useState, type FormEvent } from 'react';
import { Section } from '../../page-parts/section.tsx';
import sectionStyles from '../../page-parts/section.module.css';
import { emptySeller, mistakesIn, sellerFields, sellerOf, type TypedSeller } from './sellers.domain.ts';
import { useDealChange } from './use-deal.ts';

/** Who sells: names first, the rest as it becomes known. */
export function DealSellers({ deal }: { readonly deal: Deal }) {
  const { change, isBusy, refusal } = useDealChange(deal);
  const [isAdding, setAdding] = useState(false);
  const add = async (seller: DealSeller) => {
    if (await change({ sellers: [...deal.sellers, seller] })) setAdding(false);
  };
  const remove = (at: number) => void change({ sellers: deal.sellers.filter((_, index) => index !== at) });
  return (
    <Section
      title="Продавцы"
      note="Имена спросите у продавца: в выписках для третьих лиц их нет. С датой рождения видно, кто из продавцов уже проверен."
    >
      <FailureNote text={refusal} />
      {deal.sellers.length > 0 && (
        <ul className={sectionStyles.list}>
          {deal.sellers.map((seller, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two sellers may have one name
            <li key={`${at} ${personName(seller)}`} className={sectionStyles.line}>
              <span className={sectionStyles.words}>
                <span className={sectionStyles.name}>{personName(seller)}</span>
                {seller.birth_date !== undefined && (
                  <span className={sectionStyles.soft}>{formatDate(seller.birth_date)}</span>
                )}
              </span>
              <Button
                variant="secondary"
                size="small"
                disabled={isBusy}
                aria-label={`Убрать из продавцов: ${personName(seller)}`}
                onClick={() => remove(at)}
              >
                Убрать
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <SellerForm isBusy={isBusy} onAdd={(seller) => void add(seller)} onCancel={() => setAdding(false)} />
      ) : (
        deal.sellers.length < mostDealSellers && (
          <div className={sectionStyles.actions}>
            <Button variant="secondary" onClick={() => setAdding(true)}>
              Добавить продавца
            </Button>
          </div>
        )
      )}
    </Section>
  );
}

interface SellerFormProps {
  readonly isBusy: boolean;
  readonly onAdd: (seller: DealSeller) => void;
  readonly onCancel: () => void;
}

function SellerForm({ isBusy, onAdd, onCancel }: SellerFormProps) {
  const [seller, setSeller] = useState<TypedSeller>(emptySeller);
  const [isTried, setTried] = useState(false);
  const mistakes = mistakesIn(seller);
  const set = (part: Partial<TypedSeller>) => setSeller({ ...seller, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isBusy && Object.keys(mistakes).length === 0) onAdd(sellerOf(seller));
  };
  return (
    <form
      className={sectionStyles.wideForm}
      aria-label="Новый продавец"
      method="post"
      noValidate
      onSubmit={submit}
    >
      <div className={sectionStyles.pair}>
        {sellerFields.map(({ field, label, isOptional, isDay }) => (
          <Field
            key={field}
            label={label}
            optional={isOptional}
            error={isTried ? mistakes[field] : undefined}
          >
            {isDay ? (
              <DatePicker value={seller[field]} onValueChange={(day) => set({ [field]: day })} />
            ) : (
              <TextInput
                value={seller[field]}
                autoComplete="off"
                onChange={({ target }) => set({ [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={sectionStyles.actions}>
        <Button type="submit" busy={isBusy}>
          Сохранить продавца
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
