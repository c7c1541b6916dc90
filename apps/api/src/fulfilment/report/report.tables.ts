import type { Verdict } from '@proverka/contract/finding';
import type { Report, TaskStatus } from '@proverka/contract/report';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';
import type { TaskType } from '#registers/task-type.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    report: {
      item_id: string;
      number: string;
      created_at: Date;
      completed_at: Date | null;
      expires_at: Date | null;
      verdict: Json<Verdict> | null;
      /** Of a list's row still being checked. */
      verdict_so_far: ColumnType<Verdict | null, string | null | undefined, string | null>;
      content_hash: string | null;
      pdf_hash: string | null;
      /** The number of corrections of its subject after payment. */
      edits: Generated<number>;
    };
    report_task: {
      id: string;
      item_id: string;
      type: TaskType;
      status: TaskStatus;
      attempts: Generated<number>;
      created_at: Date;
      started_at: Date | null;
      finished_at: Date | null;
      deadline_at: Date;
      source: Generated<string>;
      source_date: string | null;
      cost: Generated<number>;
      reason: Generated<string>;
      missing_requirements: Json<string[]>;
      ticket: Json<unknown> | null;
      file_hash: string | null;
      result: Json<unknown> | null;
      /** In a report about several owners: the owner it is about; null for the object. */
      owner_id: string | null;
      starts: Generated<number>;
      run: Generated<number>;
      restarts: Generated<number>;
    };
    /** What sources took for their answers; rows never change. */
    source_charge: {
      id: Generated<string>;
      item_id: string;
      task_type: TaskType;
      source: string;
      /** Kopecks. */
      amount: number;
      charged_at: Date;
    };
    report_rating: {
      item_id: string;
      value: NonNullable<Report['rating']>['rating'];
      comment: string;
      rated_at: Date;
    };
    destruction_proof: {
      number: string;
      product_name: string;
      content_hash: string | null;
      completed_at: Date;
      destroyed_at: Date;
    };
  }
}
