import { ServedOnce } from '@proverka/landing/served-once';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { lazy, useState, type ComponentType } from 'react';
import type { LoanTerms } from './annuity.domain.ts';
import type { LoanFailures, LoanForm } from './loan-form.domain.ts';
import styles from './mortgage-calculator.module.css';

/** The calculation code loads with the first change; until then the served example is shown. */
const loadTools = () => import(/* webpackChunkName: "mortgage-tools" */ './mortgage-tools.ts');

const example: LoanTerms = { price: 10_000_000, downPayment: 3_000_000, ratePercent: 18, years: 20 };
const typedExample: LoanForm = {
  price: '10 000 000',
  downPayment: '3 000 000',
  ratePercent: '18',
  years: '20',
};

const loanFields: readonly {
  readonly name: keyof LoanForm;
  readonly label: string;
  readonly unit: string;
}[] = [
  { name: 'price', label: 'Цена квартиры', unit: '₽' },
  { name: 'downPayment', label: 'Первый взнос', unit: '₽' },
  { name: 'ratePercent', label: 'Ставка в год', unit: '%' },
  { name: 'years', label: 'Срок', unit: 'лет' },
];

// No Suspense boundary: the server waits for it, so that revealing it takes no script.
const ExampleAnswer = lazy(async () => {
  const { LoanAnswer } = await loadTools();
  return { default: () => <LoanAnswer terms={example} /> };
});

interface Live {
  readonly Answer: ComponentType<{ readonly terms: LoanTerms }>;
  readonly terms: LoanTerms;
}

/** Price, down payment, rate and term, and their result; calculated in the browser. */
export function MortgageCalculator() {
  const [form, setForm] = useState(typedExample);
  const [failures, setFailures] = useState<LoanFailures>({});
  const [live, setLive] = useState<Live | null>(null);
  const count = async (changed: LoanForm) => {
    const { readLoan, LoanAnswer } = await loadTools();
    const { terms, failures: found } = readLoan(changed);
    setFailures(found ?? {});
    // The last valid result stays visible while a field is being corrected.
    if (terms) setLive({ Answer: LoanAnswer, terms });
  };
  const change = (changed: LoanForm) => {
    setForm(changed);
    void count(changed);
  };
  return (
    <div className={styles.calculator}>
      <form
        aria-label="Расчёт ипотеки"
        className={styles.fields}
        onSubmit={(event) => event.preventDefault()}
      >
        {loanFields.map(({ name, label, unit }) => (
          <Field key={name} label={label} error={failures[name]}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              numeric
              maxLength={16}
              after={unit}
              value={form[name]}
              onFocus={() => void loadTools()}
              onChange={(event) => change({ ...form, [name]: event.target.value })}
            />
          </Field>
        ))}
      </form>
      <section aria-label="Итог расчёта">
        {live ? (
          <live.Answer terms={live.terms} />
        ) : (
          <ServedOnce id="mortgage-example">
            <ExampleAnswer />
          </ServedOnce>
        )}
      </section>
    </div>
  );
}
