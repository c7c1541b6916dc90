import type { ApiClient } from '@proverka/api-client/api-client';
import { consentsQuery } from '@proverka/api-client/consents';
import { invoicesQuery, payersQuery } from '@proverka/api-client/payers';
import {
  exportsQuery,
  factorsQuery,
  logoQuery,
  personQuery,
  sessionsQuery,
} from '@proverka/api-client/person';
import { apiAccessQuery, webhooksQuery } from '@proverka/api-client/programs';
import { personSettingsQuery } from '@proverka/api-client/system';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { knownUser } from '@proverka/shell-sdk/session';
import type { SettingsPart } from '../content/settings-parts.ts';

type Ask = (context: PageContext) => Promise<unknown>;

const api = ({ platform }: PageContext): ApiClient => platform.api;

/** Webhooks are for roles with access to the API. */
const askForPrograms: Ask = async ({ queryClient, platform }) => {
  const access = await queryClient.fetchQuery(apiAccessQuery(platform.api)).catch(() => null);
  if (access?.scopes.includes('webhooks')) await queryClient.prefetchQuery(webhooksQuery(platform.api));
};

/** What each part shows, asked before it is rendered; what is not answered is asked again by the part itself. */
export const askForPart: Readonly<Record<SettingsPart, Ask>> = {
  profile: async (context) => {
    const id = knownUser(context.platform.session.getState())?.person_id ?? '';
    if (id !== '') await context.queryClient.prefetchQuery(personQuery(api(context), id));
  },
  security: (context) =>
    Promise.all([
      context.queryClient.prefetchQuery(factorsQuery(api(context))),
      context.queryClient.prefetchQuery(sessionsQuery(api(context))),
      askForPrograms(context),
    ]),
  letters: (context) => context.queryClient.prefetchQuery(personSettingsQuery(api(context))),
  logo: (context) => context.queryClient.prefetchQuery(logoQuery(api(context))),
  documents: (context) =>
    Promise.all([
      context.queryClient.prefetchQuery(payersQuery(api(context))),
      context.queryClient.prefetchQuery(invoicesQuery(api(context), 0)),
    ]),
  api: askForPrograms,
  consents: (context) => context.queryClient.prefetchQuery(consentsQuery(api(context))),
  data: (context) => context.queryClient.prefetchQuery(exportsQuery(api(context))),
};
