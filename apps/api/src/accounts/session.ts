/** A signed-in visit, as every call that needs one knows it. */
export interface Session {
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly name: string;
  readonly role: number;
}
