import { apiSettings } from '@proverka/settings/api-settings';
import { readSettings, type SettingsReader } from '@proverka/settings/read-settings';

/** Reads the variables of the API's processes, all of which stand in one list. */
export type EnvironmentReader = SettingsReader<typeof apiSettings>;

export const readEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): EnvironmentReader => readSettings(apiSettings, environment);
