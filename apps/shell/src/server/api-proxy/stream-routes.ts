import { endpoints } from '@proverka/contract/api';

/** Paths of the API that answer with an endless stream, as routes of the shell: `/report/:order_item_id/events`. */
export const streamRoutes: readonly string[] = Object.entries(endpoints)
  .filter(([, { reply }]) => 'contentType' in reply && reply.contentType.startsWith('text/event-stream'))
  .map(([key]) => key.slice(key.indexOf('/')).replaceAll(/\{(\w+)\}/gu, ':$1'));
