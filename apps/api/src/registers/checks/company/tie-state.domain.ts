/** Whether a manager or an owner still is one: the last day is included. */
export const tieState =
  (asOf: string) =>
  ({ until }: { readonly until?: string | null | undefined }): 'current' | 'former' =>
    until && until < asOf ? 'former' : 'current';
