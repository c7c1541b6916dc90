/** The part of TanStack Query pages may use; shared, so that every remote sees the visitor's one query client. */
export {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
