import type { PersonSetting } from '@proverka/contract/person-setting';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    person_setting: {
      user_id: string;
      key: PersonSetting['key'];
      value: string;
      value_list: Json<PersonSetting['values']>;
    };
  }
}
