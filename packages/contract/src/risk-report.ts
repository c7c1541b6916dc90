import { z } from 'zod';
import { conclusionAuthors } from './expert.ts';
import { findingSchema, levelSchema, verdictSchema } from './finding.ts';
import { itemStatuses } from './order-list.ts';
import { taskStatuses } from './report.ts';
import { subjectDataSchema } from './subject.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

/** The four flags of a comparison of two extracts (specification, section 3, Purchases). */
export const diffFlagsSchema = z.object({
  amount_of_owners: z.boolean(),
  date_rights: z.boolean(),
  registration_number_of_rights: z.boolean(),
  encumbrance: z.boolean(),
});
export type DiffFlags = z.infer<typeof diffFlagsSchema>;

/** What a customer is asked about an owner: no register knows it, and a deal may fail by it. */
export const surveyQuestionKeys = [
  'met_in_person',
  'own_extract',
  'married',
  'family_capital',
  'acts_by_proxy',
  'under_care',
] as const;
export type SurveyQuestion = (typeof surveyQuestionKeys)[number];
export const surveyAnswers = ['yes', 'no', 'unknown'] as const;
export type SurveyAnswer = (typeof surveyAnswers)[number];

export const riskSurveySchema = z.object({
  question: z.enum(surveyQuestionKeys),
  answer: z.enum(surveyAnswers),
  comment: z.string().trim().max(1000),
});
export type RiskSurvey = z.infer<typeof riskSurveySchema>;

export const riskOwnerSchema = z.object({
  id: idSchema,
  order_item_id: idSchema,
  order_id: idSchema,
  /** «Тестов Иван Петрович». */
  display_name: z.string(),
  data: subjectDataSchema,
  /** How often this owner may still be corrected. */
  edits_left: z.int(),
  surveys: z.array(riskSurveySchema),
});
export type RiskOwner = z.infer<typeof riskOwnerSchema>;

/** What a task came to, in one shape for every type. `images` are addresses of files. */
export const riskTaskResultSchema = z.object({
  text: z.string(),
  images: z.array(z.string()),
  findings: z.array(findingSchema),
});
export type RiskTaskResult = z.infer<typeof riskTaskResultSchema>;

export const riskTaskSchema = z.object({
  task_id: idSchema,
  task_type: z.string(),
  title: z.string(),
  /** null for tasks about the object. */
  owner_id: idSchema.nullable(),
  task_result: riskTaskResultSchema.nullable(),
  status: z.enum(taskStatuses),
  number_of_starts: z.int(),
  started_at: instantSchema.nullable(),
  missing_requirements: z.array(z.string()),
  source: z.string(),
  source_date: z.string().nullable(),
  /** Why it ended as it did; empty while all is well. */
  reason: z.string(),
  can_restart: z.boolean(),
});
export type RiskTask = z.infer<typeof riskTaskSchema>;

/** Of a model's: asked for, there, or not to be had. What a person writes is there at once. */
export const riskConclusionStates = ['waiting', 'written', 'failed'] as const;

/** What is concluded below a report; a hidden one, and one that is not written, is for staff only. */
export const riskConclusionSchema = z.object({
  id: idSchema,
  /** null when it is about the report as a whole. */
  owner_id: idSchema.nullable(),
  level: levelSchema,
  text: z.string(),
  is_hidden: z.boolean(),
  state: z.enum(riskConclusionStates),
  /** Who wrote it is said wherever it is shown. */
  author: z.enum(conclusionAuthors),
  /** The person's name or the model's. */
  author_name: z.string(),
  /** Who of the staff mended what somebody else, or a model, wrote; empty while nobody did. */
  editor_name: z.string(),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type RiskConclusion = z.infer<typeof riskConclusionSchema>;

export const riskGlobalDataSchema = z.object({
  verdict: verdictSchema.nullable(),
  /** Price of the insurance that was bought with the report; null without one. */
  insurance_price: rublesSchema.nullable(),
  /** How often owners may still be added or corrected. */
  edits_left: z.int(),
  /** After this moment nothing of the report changes any more. */
  finished_at: instantSchema.nullable(),
  can_update_statement: z.boolean(),
  difference: z.object({
    /** A comparison of extracts found a divergence. */
    is_checked: z.boolean(),
    flags: diffFlagsSchema.nullable(),
    /** Days of the two extracts that were compared. */
    previous_date: isoDateSchema.nullable(),
    next_date: isoDateSchema.nullable(),
  }),
});
export type RiskGlobalData = z.infer<typeof riskGlobalDataSchema>;

/** The answer of `GET /risk/v2/report/{id}`. */
export const riskReportV2Schema = z.object({
  /** The first owner; the empty id while there is none. */
  owner: z.object({ id: idSchema, order_item_id: idSchema, order_id: idSchema }),
  owners: z.array(riskOwnerSchema),
  tasks: z.array(riskTaskSchema),
  conclusions: z.array(riskConclusionSchema),
  global_data: riskGlobalDataSchema,
  status: z.enum(itemStatuses),
  started_at: instantSchema.nullable(),
});
export type RiskReportV2 = z.infer<typeof riskReportV2Schema>;

const olderTaskSchema = z.object({
  task_id: idSchema,
  task_type: z.string(),
  /** Of the types named in `flattenedTaskTypes` nested as `{result: {text, images}}`; a text, a record or nothing else. */
  task_result: z.unknown(),
  status: z.string(),
  number_of_starts: z.int().optional(),
  started_at: instantSchema.nullable().optional(),
  missing_requirements: z.array(z.string()).optional(),
});
export type OlderRiskTask = z.infer<typeof olderTaskSchema>;

/** What `/risk/owner` still answers: everything under the owner it is about. */
export const olderRiskReportSchema = z.object({
  order: z.object({
    id: idSchema,
    /** Reports of the first years do not say it. */
    order_item_id: idSchema.optional(),
    status: z.string(),
    created_date: instantSchema.nullable(),
  }),
  owners: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      data: subjectDataSchema,
      tasks: z.array(olderTaskSchema),
      surveys: z.array(riskSurveySchema),
    }),
  ),
  tasks_general: z.array(olderTaskSchema),
  tasks_parse_xml: z.array(olderTaskSchema),
  difference_in_reports: diffFlagsSchema.nullable(),
});
export type OlderRiskReport = z.infer<typeof olderRiskReportSchema>;
