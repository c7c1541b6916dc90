import type { Deal, DealStep } from '@proverka/contract/deal';
import { dealTitleMaxLength, mostDealSteps } from '@proverka/contract/deal-limits';
import { Button } from '@proverka/ui-kit/button';
import { DatePicker } from '@proverka/ui-kit/date-picker';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent } from 'react';
import { Section } from '../../page-parts/section.tsx';
import sectionStyles from '../../page-parts/section.module.css';
import { stepTitle } from './deal-titles.ts';
import styles from './deals.module.css';
import { emptyStep, mistakeIn, stepOf, typedStep, type TypedStep } from './steps.domain.ts';
import { useDealChange } from './use-deal.ts';

/** What leads to the keys, with planned and real days; saved together. */
export function DealSteps({ deal }: { readonly deal: Deal }) {
  const [steps, setSteps] = useState(() => deal.steps.map(typedStep));
  const [isTried, setTried] = useState(false);
  const { change, isBusy, refusal } = useDealChange(deal);
  const replace = (at: number, part: Partial<TypedStep>) =>
    setSteps(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || steps.some((step) => mistakeIn(step) !== null)) return;
    if (await change({ steps: steps.map(stepOf) })) setTried(false);
  };
  return (
    <Section title="Шаги сделки" note="Когда что запланировано и что уже сделано. Дни можно вписать позже.">
      <form
        className={sectionStyles.section}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FailureNote text={refusal} />
        <ol className={sectionStyles.section}>
          {steps.map((step, at) => (
            <li key={step.key}>
              <StepFields
                step={step}
                isTried={isTried}
                onChange={(part) => replace(at, part)}
                onRemove={() => setSteps(steps.filter((one) => one !== step))}
              />
            </li>
          ))}
        </ol>
        <div className={sectionStyles.actions}>
          <Button type="submit" busy={isBusy}>
            Сохранить шаги
          </Button>
          {steps.length < mostDealSteps && (
            <Button variant="secondary" onClick={() => setSteps([...steps, emptyStep(crypto.randomUUID())])}>
              Добавить свой шаг
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}

interface StepFieldsProps {
  readonly step: TypedStep;
  readonly isTried: boolean;
  readonly onChange: (part: Partial<TypedStep>) => void;
  readonly onRemove: () => void;
}

function StepFields({ step, isTried, onChange, onRemove }: StepFieldsProps) {
  const mistake = isTried ? mistakeIn(step) : null;
  const title = stepTitle({ kind: step.kind, title: step.title }) || 'Свой шаг';
  return (
    <fieldset className={sectionStyles.stacked}>
      <legend className={styles.title}>{title}</legend>
      {step.kind === 'other' && (
        <Field label="Название шага" error={mistake?.field === 'title' ? mistake.text : undefined}>
          <TextInput
            value={step.title}
            maxLength={dealTitleMaxLength}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </Field>
      )}
      <div className={sectionStyles.pair}>
        {dayFields.map(({ field, label }) => (
          <Field key={field} label={label} error={mistake?.field === field ? mistake.text : undefined}>
            <DatePicker value={step[field]} onValueChange={(day) => onChange({ [field]: day })} />
          </Field>
        ))}
      </div>
      {step.kind === 'other' && (
        <div>
          <Button variant="secondary" size="small" aria-label={`Убрать шаг «${title}»`} onClick={onRemove}>
            Убрать шаг
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const dayFields = [
  { field: 'planned_on', label: 'Запланировано на' },
  { field: 'done_on', label: 'Сделано' },
] as const satisfies readonly { readonly field: keyof DealStep & keyof TypedStep; readonly label: string }[];
