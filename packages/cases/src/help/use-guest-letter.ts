import { refusalMessage } from '@proverka/api-client/refused';
import { supportRules } from '@proverka/contract/support-form';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { accepted } from '@proverka/validation/generic-rules';
import { useEffect, useState, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

type Letter = {
  name: string;
  email: string;
  text: string;
  consents: boolean;
};

const unsentKey = ['unsent-letter'];
const empty: Letter = { name: '', email: '', text: '', consents: false };

interface GuestLetter extends Pick<UseFormReturn<Letter>, 'register' | 'formState'> {
  readonly submit: (event: FormEvent) => Promise<void>;
  /** Why it was not sent; empty when nothing went wrong. */
  readonly failure: string;
}

interface GuestLetterOptions {
  /** The page that goes with it; empty for none. */
  readonly page: string;
  readonly onSent: (number: number, email: string) => void;
}

/** A message of somebody without an account. What is typed waits in the tab when the form is closed before it was sent. */
export function useGuestLetter({ page, onSent }: GuestLetterOptions): GuestLetter {
  const { api, analytics, brand, settings } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, getValues, reset } = useForm<Letter>({
    resolver: resolverOf<Letter>({ ...supportRules, consents: [accepted()] }),
    defaultValues: queryClient.getQueryData<Letter>(unsentKey) ?? empty,
  });
  useEffect(
    () => () => {
      queryClient.setQueryData(unsentKey, { ...getValues(), consents: false });
    },
    [queryClient, getValues],
  );
  const submit = handleSubmit(async ({ name, email, text }) => {
    setFailure('');
    try {
      const consent = { personal_data_version: settings.textVersions.personalData };
      const { number } = await api.call('POST /support', { body: { name, email, text, page, consent } });
      analytics.track({ name: 'support_request_sent' });
      reset({ ...empty, name, email });
      onSent(number, email);
    } catch (error) {
      setFailure(
        `Обращение не отправлено. ${refusalMessage(error)}. Повторите или напишите на ${brand.supportEmail}`,
      );
    }
  });
  return { register, formState, submit, failure };
}
