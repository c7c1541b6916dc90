import { createContext, use } from 'react';

/** The props a control gets from the surrounding field. */
export type FieldControl = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
};

export const FieldContext = createContext<FieldControl | null>(null);

type ControlProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** Merges the control's own attributes with those of the surrounding field. */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = use(FieldContext);
  if (field === null) return {};
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    ...(field.invalid && { 'aria-invalid': true }),
  };
}
