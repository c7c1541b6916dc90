import type { PartySuggestion } from '@proverka/contract/suggestion';
import { Combobox } from '@proverka/ui-kit/combobox';
import { Field } from '@proverka/ui-kit/field';
import { typeset } from '@proverka/words/typeset';
import { companyRules, companySubject } from '@proverka/validation/forms/company';
import { checkForm } from '@proverka/validation/rule';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormCard } from '@proverka/order-flow/form-card';
import { startCheck } from './start-check.ts';
import { useCheckStart, useFormerEntry } from './use-check-draft.ts';
import { usePartySuggestions } from './use-party-suggestions.ts';

interface CompanyCheckProps {
  readonly productName: string;
}

/** The field's text: restored from the draft, or typed before hydration. */
function useCompanyText(productName: string) {
  const field = useRef<HTMLInputElement>(null);
  const [company, setCompany] = useState('');
  useEffect(() => {
    setCompany((typed) => typed || (field.current?.value ?? ''));
  }, []);
  useFormerEntry(productName, ({ inn, ogrn, company_name }) => setCompany(inn ?? ogrn ?? company_name ?? ''));
  return { field, company, setCompany };
}

const whatNext =
  'Дальше — бесплатный предпросмотр: сколько записей нашли источники, с ценой и составом отчёта. Для него введённое отправляется источникам; предпросмотр хранится 24 часа.';

/** A company or entrepreneur by INN, OGRN or name; choosing a suggestion puts the INN into the field. */
export function CompanyCheck({ productName }: CompanyCheckProps) {
  const { isBusy, go } = useCheckStart();
  const { field, company, setCompany } = useCompanyText(productName);
  const [taken, setTaken] = useState<PartySuggestion | null>(null);
  const [error, setError] = useState<string | undefined>();
  const suggestions = usePartySuggestions(taken ? '' : company);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const failure = checkForm(companyRules, { company }).company;
    setError(failure);
    if (failure !== undefined) {
      field.current?.focus();
      return;
    }
    const subject = { ...companySubject({ company }), ...(taken && { company_name: taken.value }) };
    void go((start) => startCheck(start, productName, subject)).then((failures) =>
      setError(Object.values(failures)[0]),
    );
  };
  return (
    <FormCard title="Какую компанию проверить" note={whatNext} isBusy={isBusy} onSubmit={submit}>
      <Field
        label="ИНН, ОГРН или название"
        error={error}
        hint={taken ? partyNote(taken) : 'Компания или предприниматель'}
      >
        <Combobox
          ref={field}
          name="company"
          maxLength={300}
          value={company}
          onValueChange={(text) => {
            setCompany(text);
            setTaken(null);
            setError(undefined);
          }}
          suggestions={suggestions}
          {...partyView}
          onTake={(party) => {
            setCompany(party.data.inn);
            setTaken(party);
          }}
        />
      </Field>
    </FormCard>
  );
}

/** A suggestion in the list. */
const partyView = {
  listLabel: 'Компании и предприниматели',
  itemKey: ({ data }: PartySuggestion) => data.ogrn ?? data.inn,
  itemText: ({ value }: PartySuggestion) => typeset(value),
  itemNote: ({ data }: PartySuggestion) =>
    typeset(`ИНН ${data.inn}${data.address === null ? '' : `, ${data.address}`}`),
};

const partyNote = ({ value, data: { management, address } }: PartySuggestion): string =>
  typeset([value, management?.name, address].filter(Boolean).join(', '));
