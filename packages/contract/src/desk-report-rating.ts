import { z } from 'zod';
import { deskListFields, deskPageFields } from './desk-page.ts';
import type { Endpoints } from './endpoint.ts';
import { reportRatings } from './report.ts';
import { idSchema, instantSchema } from './values.ts';

export const deskReportRatingSchema = z.object({
  order_item_id: idSchema,
  order_id: idSchema,
  product_name_ru: z.string(),
  rating: z.enum(reportRatings),
  /** As its owner typed it; empty without one and once the report is destroyed. */
  comment: z.string(),
  rated_at: instantSchema,
});
export type DeskReportRating = z.infer<typeof deskReportRatingSchema>;

export const deskReportRatingEndpoints = {
  'POST /admin/report_ratings': {
    summary: 'Оценки отчётов их владельцами, новые сверху; чтение записывается в журнал',
    tag: 'admin',
    auth: 'required',
    grant: 'reports',
    body: z.object({
      rating: z.enum(reportRatings).optional(),
      /** Only those with words. */
      has_comment: z.boolean().default(false),
      ...deskPageFields,
    }),
    reply: z.object({ ratings: z.array(deskReportRatingSchema), ...deskListFields }),
    refusals: [],
  },
} as const satisfies Endpoints;
