import type { PersonSetting } from '@proverka/contract/person-setting';
import type { Generated } from 'kysely';
import type { Json } from '../db/columns.ts';

export interface SettingTables {
  system_setting: { key: string; text: string; enabled: boolean; updated_at: Generated<Date> };
  person_setting: {
    user_id: string;
    key: PersonSetting['key'];
    value: string;
    value_list: Json<PersonSetting['values']>;
  };
}
