import { z } from 'zod';

export const subjectKinds = ['object', 'person', 'company', 'car'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/**
 * A subject as sent by forms, without empty fields. person: `last_name, first_name, middle_name, birth_date,
 * passport_series, passport_number, inn, region`; company: `inn` or `ogrn`, and `name`; car: `vin`, `body_number` or
 * `plate`, and `price`, what the seller asks in rubles. The rules are those of `@proverka/validation/forms`; other fields are dropped.
 */
export const subjectDataSchema = z.record(z.string(), z.string().max(300));
export type SubjectData = z.infer<typeof subjectDataSchema>;

export const subjectSchema = z.object({
  kind: z.enum(subjectKinds),
  /** «Тестов Иван Петрович», «ООО «Образец»», «VIN XTA210990Y2766389»; address or number of an object. */
  display_name: z.string(),
  data: subjectDataSchema,
});
export type Subject = z.infer<typeof subjectSchema>;
