/** A form's fields as the API takes them, or what they lack. */
export type Draft<Value> =
  | { readonly missing: string; readonly value?: undefined }
  | { readonly missing: ''; readonly value: Value };

export const lacking = (missing: string): { readonly missing: string } => ({ missing });
export const whole = <Value>(value: Value): { readonly missing: ''; readonly value: Value } => ({
  missing: '',
  value,
});
