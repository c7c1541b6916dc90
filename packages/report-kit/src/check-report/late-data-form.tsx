import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { lazy, Suspense } from 'react';
import type { DataFormProps } from './data-form.tsx';

const DataForm = lazy(async () => {
  const module = await import(/* webpackChunkName: "data-form" */ './data-form.tsx');
  return { default: module.DataForm };
});

/** Most reports lack nothing: the form for what others lack is loaded with them. */
export const LateDataForm = (props: DataFormProps) => (
  <Suspense fallback={<SkeletonText lines={3} label="Загружаем форму" />}>
    <DataForm {...props} />
  </Suspense>
);
