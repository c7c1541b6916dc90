/** A column of what is encrypted with a key made from `APP_SECRET`. */
interface SealedColumn {
  /** Of the key: what is sealed for another purpose is not opened by it. */
  readonly purpose: string;
  readonly table: string;
  readonly column: string;
  /** The column of the id a value is bound to. */
  readonly belongsTo: string;
}

/** All of them: who replaces `APP_SECRET` encrypts these anew, and no key is made for a purpose that is not here. */
export const sealedColumns = [
  {
    purpose: 'second factor: secret of an app',
    table: 'totp',
    column: 'sealed_secret',
    belongsTo: 'user_id',
  },
  {
    purpose: 'second factor: secret of an app',
    table: 'staff_enrolment',
    column: 'totp_secret',
    belongsTo: 'user_id',
  },
  { purpose: 'document of a purchase', table: 'deal_document', column: 'sealed_key', belongsTo: 'id' },
] as const satisfies readonly SealedColumn[];

export type SealedPurpose = (typeof sealedColumns)[number]['purpose'];
