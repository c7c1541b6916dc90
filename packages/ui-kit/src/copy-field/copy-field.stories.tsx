import preview from '../../.storybook/preview.tsx';
import { CopyField } from './copy-field.tsx';

const meta = preview.meta({ title: 'Forms/Copy field', component: CopyField });

export const Referral = meta.story(() => (
  <CopyField
    label="Ссылка для приглашения"
    value="https://example.com/?partner_id=00000000-0000-0000-0000-000000001024"
  />
));
