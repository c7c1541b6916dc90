import type { FastifyInstance } from 'fastify';
import type { ReportsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { addData } from '../changes/add-data.ts';
import { restartTask, skipTask, skipWaitingTasks } from '../changes/change-tasks.ts';
import { answerPoll } from './answer-poll.ts';
import { confirmReport } from './confirm-report.ts';
import { correctItem } from '../changes/correct-item.ts';
import { download } from './download.ts';
import { editSubject } from '../changes/edit-subject.ts';
import { openReport } from './open-report.ts';
import { listPollResults } from './list-poll-results.ts';
import { listRatings } from './list-ratings.ts';
import { rateReport } from './rate-report.ts';
import { readPdf } from '../paper/read-pdf.ts';
import { streamReport } from './report-events.ts';
import type { ReportHub } from '../report-hub.ts';
import { readReport } from '../view-report.ts';

export function addReportRoutes(
  add: AddRoute,
  app: FastifyInstance,
  deps: ReportsDeps,
  hub: ReportHub,
): void {
  addReadingRoutes(add, app, deps, hub);
  addFileRoutes(add, deps);
  addChangingRoutes(add, deps);
}

function addReadingRoutes(add: AddRoute, app: FastifyInstance, deps: ReportsDeps, hub: ReportHub): void {
  const endings = new Set<() => void>();
  // Open streams would keep a stopping server from exiting.
  app.addHook('preClose', (ready) => {
    for (const end of endings) end();
    ready();
  });

  add('GET /report/{order_item_id}', ({ params, session, caller }) =>
    openReport(deps, { itemId: params.order_item_id, session, caller }),
  );

  add('GET /report/{order_item_id}/events', async ({ params, session, caller, isSessionAlive, reply }) => {
    const itemId = params.order_item_id;
    const opened = await openReport(deps, { itemId, session, caller });
    if (!opened.ok) return opened;
    const leave = hub.join(session, { isAlive: isSessionAlive, end: () => end() });
    if (leave === null) return refuse('too_many_requests', { retryAfterSeconds: 15 });
    const { stream, end } = streamReport(hub, itemId, opened.value);
    endings.add(end);
    stream.once('close', () => {
      endings.delete(end);
      leave();
    });
    // Sent again, because it may have changed between reading and subscribing.
    const latest = await readReport(deps, itemId);
    if (latest !== null && JSON.stringify(latest.report) !== JSON.stringify(opened.value))
      hub.republish(itemId);
    void reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store');
    // A connection that has carried a stream is not kept: it would keep a stopping server waiting.
    void reply.header('connection', 'close');
    // Tells proxies not to buffer the stream.
    void reply.header('x-accel-buffering', 'no');
    return done(stream);
  });
}

function addFileRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('GET /report/{order_item_id}/pdf', async ({ params, session, caller, reply }) => {
    const opened = await openReport(deps, { itemId: params.order_item_id, session, caller });
    if (!opened.ok) return opened;
    const pdf = await readPdf(deps, params.order_item_id);
    if (pdf === null) return refuse('file_not_found');
    void reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="report-${opened.value.number}.pdf"`);
    return done(pdf);
  });

  add('GET /download', async ({ query, session, caller, reply }) => {
    const file = await download(deps, { session, caller }, query);
    if (!file.ok) return file;
    void reply
      .header('content-type', 'application/octet-stream')
      .header('content-disposition', `attachment; filename="${file.value.fileName}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff');
    return done(Buffer.from(file.value.bytes));
  });

  add('GET /confirm/{number}', async ({ params }) => confirmReport(deps, params.number));
}

function addChangingRoutes(add: AddRoute, deps: ReportsDeps): void {
  add('POST /report/{order_item_id}/data', (call) =>
    addData(deps, call, call.params.order_item_id, call.body.data),
  );
  add('POST /report/{order_item_id}/skip', (call) => skipWaitingTasks(deps, call, call.params.order_item_id));
  add('POST /report/{order_item_id}/tasks/{task_id}/skip', (call) =>
    skipTask(deps, call, taskOf(call.params)),
  );
  add('POST /report/{order_item_id}/tasks/{task_id}/restart', (call) =>
    restartTask(deps, call, taskOf(call.params)),
  );
  add('PUT /admin/order_item/update_order_item', ({ caller, body }) => correctItem(deps, caller, body));
  add('PUT /order_item/{order_item_id}/subject', (call) =>
    editSubject(deps, call, call.params.order_item_id, call.body.subject),
  );
  add('POST /report/{order_item_id}/rating', (call) =>
    rateReport(deps, call, call.params.order_item_id, call.body),
  );
  add('POST /poll', (call) => answerPoll(deps, call, call.body.order_item_id, call.body.answer));
  add('POST /admin/report_ratings', ({ caller, body }) => listRatings(deps, caller, body));
  add('GET /admin/poll_results', ({ caller }) => listPollResults(deps, caller));
}

const taskOf = (params: { readonly order_item_id: string; readonly task_id: string }) => ({
  itemId: params.order_item_id,
  taskId: params.task_id,
});
