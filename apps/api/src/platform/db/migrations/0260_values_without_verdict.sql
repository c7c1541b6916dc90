-- A report that states a value and checks nothing has no verdict: «Замечаний нет» above a price read as an all-clear of the flat.
-- Its paper is made anew when it is asked for.

update report set verdict = null, pdf_hash = null
where exists (select 1 from report_task task where task.item_id = report.item_id and task.type = 'rate_cost_assessment')
  and not exists (select 1 from report_task task where task.item_id = report.item_id and task.type <> 'rate_cost_assessment');
