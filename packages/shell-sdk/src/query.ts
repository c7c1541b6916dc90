/** The part of TanStack Query pages may use; shared, so that all remotes use the same query client. */
export {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
