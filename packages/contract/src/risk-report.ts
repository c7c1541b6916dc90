import { z } from 'zod';
import { conclusionAuthors } from './expert.ts';
import { findingSchema, levelSchema, verdictSchema } from './finding.ts';
import { insurancePolicySchema } from './insurance.ts';
import { itemStatuses } from './order-list.ts';
import { taskStatuses } from './report.ts';
import { subjectDataSchema } from './subject.ts';
import { surveyAnswers as answers, surveyQuestionKeys as questionKeys } from './survey-terms.ts';
import { idSchema, instantSchema, isoDateSchema, rublesSchema } from './values.ts';

/** The four flags of a comparison of two extracts (specification, section 3, Purchases). */
export const diffFlagsSchema = z.object({
  amount_of_owners: z.boolean(),
  date_rights: z.boolean(),
  registration_number_of_rights: z.boolean(),
  encumbrance: z.boolean(),
});
export type DiffFlags = z.infer<typeof diffFlagsSchema>;

/** For pages, which need no schemas, in `survey-terms.ts`. */
export const surveyQuestionKeys = questionKeys;
export type SurveyQuestion = (typeof surveyQuestionKeys)[number];
export const surveyAnswers = answers;
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
  /** The number of corrections left for this owner. */
  edits_left: z.int(),
  surveys: z.array(riskSurveySchema),
});
export type RiskOwner = z.infer<typeof riskOwnerSchema>;

/** A task's outcome in one format for every type. `images` are file URLs. */
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
  /** Why it ended as it did; empty unless something went wrong. */
  reason: z.string(),
  can_restart: z.boolean(),
  /** The price named for this check alone; 0 where none was named. */
  price: rublesSchema,
  /** True for a skipped task that more data about its owner would resume now. */
  can_resume: z.boolean(),
});
export type RiskTask = z.infer<typeof riskTaskSchema>;

/** The state of a model's conclusion: requested, ready or failed. A person's is ready at once. */
export const riskConclusionStates = ['waiting', 'written', 'failed'] as const;

/** A conclusion below a report; hidden and unfinished ones are visible to the staff only. */
export const riskConclusionSchema = z.object({
  id: idSchema,
  /** null when it is about the report as a whole. */
  owner_id: idSchema.nullable(),
  level: levelSchema,
  text: z.string(),
  is_hidden: z.boolean(),
  state: z.enum(riskConclusionStates),
  /** The author is named wherever the conclusion is shown. */
  author: z.enum(conclusionAuthors),
  /** The person's name or the model's. */
  author_name: z.string(),
  /** The member of the staff who edited another author's text; empty for none. */
  editor_name: z.string(),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type RiskConclusion = z.infer<typeof riskConclusionSchema>;

export const riskGlobalDataSchema = z.object({
  verdict: verdictSchema.nullable(),
  /** The price of the insurance bought with the report; null without one. */
  insurance_price: rublesSchema.nullable(),
  /** The policy that came with the report; null without insurance and until the report is ready. */
  insurance: insurancePolicySchema.nullable(),
  /** The number of added or corrected owners left. */
  edits_left: z.int(),
  /** After this time the report can no longer be changed. */
  finished_at: instantSchema.nullable(),
  can_update_statement: z.boolean(),
  difference: z.object({
    /** A comparison of extracts found a divergence. */
    is_checked: z.boolean(),
    flags: diffFlagsSchema.nullable(),
    /** Dates of the two compared extracts. */
    previous_date: isoDateSchema.nullable(),
    next_date: isoDateSchema.nullable(),
  }),
});
export type RiskGlobalData = z.infer<typeof riskGlobalDataSchema>;

/** The answer of `GET /risk/v2/report/{id}`. */
const wholeRiskReportV2 = z.object({
  /** The first owner; the empty id when there is none. */
  owner: z.object({ id: idSchema, order_item_id: idSchema, order_id: idSchema }),
  owners: z.array(riskOwnerSchema),
  tasks: z.array(riskTaskSchema),
  conclusions: z.array(riskConclusionSchema),
  global_data: riskGlobalDataSchema,
  status: z.enum(itemStatuses),
  started_at: instantSchema.nullable(),
});
type WholeRiskReportV2 = typeof wholeRiskReportV2;
/** Has a name, as `ReportSchema`. */
export interface RiskReportV2Schema extends WholeRiskReportV2 {}
export const riskReportV2Schema: RiskReportV2Schema = wholeRiskReportV2;
export type RiskReportV2 = z.infer<typeof riskReportV2Schema>;

const olderTaskSchema = z.object({
  task_id: idSchema,
  task_type: z.string(),
  /** For the types in `flattenedTaskTypes` nested as `{result: {text, images}}`; otherwise a text, a record or nothing. */
  task_result: z.unknown(),
  status: z.string(),
  number_of_starts: z.int().optional(),
  started_at: instantSchema.nullable().optional(),
  missing_requirements: z.array(z.string()).optional(),
});
export type OlderRiskTask = z.infer<typeof olderTaskSchema>;

/** The format of `/risk/owner`: everything grouped by owner. */
export const olderRiskReportSchema = z.object({
  order: z.object({
    id: idSchema,
    /** Missing in early reports. */
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
