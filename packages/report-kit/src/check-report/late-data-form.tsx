import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { latePart } from '../late-part/late-part.tsx';

/** Most reports lack nothing: the form for what others lack is loaded with them. */
export const LateDataForm = latePart(
  async () => (await import(/* webpackChunkName: "data-form" */ './data-form.tsx')).DataForm,
  <SkeletonText lines={3} label="Загружаем форму" />,
);
