import type { OlderRiskReport, OlderRiskTask, RiskReportV2, RiskTask } from '@proverka/contract/risk-report';
import { flattenedTaskTypes } from '@proverka/contract/normalize-risk-report';

/** The report in the original format of `/risk/owner`: everything grouped by owner. */
export function olderReport(report: RiskReportV2): OlderRiskReport {
  const { owner, owners, tasks, global_data: data } = report;
  const about = (ownerId: string | null) =>
    tasks.filter(({ owner_id }) => owner_id === ownerId).map(olderTask);
  const general = about(null);
  return {
    order: {
      id: owner.order_id,
      order_item_id: owner.order_item_id,
      status: report.status,
      created_date: report.started_at,
    },
    owners: owners.map(({ id, display_name, data: person, surveys }) => ({
      id,
      name: display_name,
      data: person,
      tasks: about(id),
      surveys,
    })),
    tasks_general: general.filter(({ task_type }) => !isDocument(task_type)),
    tasks_parse_xml: general.filter(({ task_type }) => isDocument(task_type)),
    difference_in_reports: data.difference.flags,
  };
}

const isDocument = (type: string): boolean => type.startsWith('egrn_');

function olderTask(task: RiskTask): OlderRiskTask {
  const { task_id, task_type, status, number_of_starts, started_at, missing_requirements } = task;
  const result = task.task_result;
  const task_result =
    result !== null && flattenedTaskTypes.has(task_type)
      ? { result: { text: result.text, images: result.images } }
      : (result?.text ?? null);
  return { task_id, task_type, task_result, status, number_of_starts, started_at, missing_requirements };
}
