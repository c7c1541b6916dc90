import { Skeleton, SkeletonText } from '@proverka/ui-kit/skeleton';
import { Stack } from '@proverka/ui-kit/layout';

/** A placeholder for the head of a report and its first blocks. */
export function ReportSkeleton() {
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Skeleton width="half" />
        <Skeleton shape="title" />
        <SkeletonText lines={2} label="Загружаем отчёт" />
      </Stack>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
