import { refusalMessage } from '@proverka/api-client/refused';
import { supportRules } from '@proverka/contract/support-form';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { resolverOf } from '@proverka/validation/forms/resolver';
import { accepted } from '@proverka/validation/generic-rules';
import { useEffect, useState, type FormEvent } from 'react';
import { useForm, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import type { Unsent } from '../message/use-unsent.ts';

type Letter = {
  name: string;
  email: string;
  text: string;
  consents: boolean;
};

const unsentKey = ['unsent-letter'];
const nobody = { name: '', email: '' };

interface GuestLetter extends Pick<UseFormReturn<Letter>, 'register' | 'formState'> {
  readonly textField: UseFormRegisterReturn<'text'>;
  readonly submit: (event: FormEvent) => Promise<void>;
  /** Why it was not sent; empty when nothing went wrong. */
  readonly failure: string;
}

interface GuestLetterOptions {
  /** The page that goes with it; empty for none. */
  readonly page: string;
  /** The message, which outlives the form: it may be sent from the account instead. */
  readonly unsent: Unsent;
  readonly onSent: (number: number, email: string) => void;
}

/** A message of somebody without an account. Who writes is known again in the tab when the form was closed. */
export function useGuestLetter({ page, unsent: [text, write], onSent }: GuestLetterOptions): GuestLetter {
  const { api, analytics, brand, settings } = usePlatform();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, getValues, reset } = useForm<Letter>({
    resolver: resolverOf<Letter>({ ...supportRules, consents: [accepted()] }),
    defaultValues: {
      ...(queryClient.getQueryData<typeof nobody>(unsentKey) ?? nobody),
      text,
      consents: false,
    },
  });
  useEffect(
    () => () => {
      const { name, email } = getValues();
      queryClient.setQueryData(unsentKey, { name, email });
    },
    [queryClient, getValues],
  );
  const submit = handleSubmit(async ({ name, email, text: message }) => {
    setFailure('');
    try {
      const consent = { personal_data_version: settings.textVersions.personalData };
      const { number } = await api.call('POST /support', {
        body: { name, email, text: message, page, consent },
      });
      analytics.track({ name: 'support_request_sent' });
      reset({ name, email, text: '', consents: false });
      write('');
      onSent(number, email);
    } catch (error) {
      setFailure(
        `Обращение не отправлено. ${refusalMessage(error)}. Повторите или напишите на ${brand.supportEmail}`,
      );
    }
  });
  const textField = register('text', { onChange: () => write(getValues('text')) });
  return { register, textField, formState, submit, failure };
}
