import { SkeletonText } from '@proverka/ui-kit/skeleton';

export function DeskSkeleton() {
  return <SkeletonText lines={6} label="Загружаем форму" />;
}
