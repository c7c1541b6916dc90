import type { Answer, Call, Operation } from '../source/source.ts';
import { createRequest } from './create-request.ts';
import type { KadnetDeps } from './deps.ts';
import { type ExtractRequest, REQUEST_TYPES } from './extract-request.ts';
import { moscowTime } from './moscow-time.domain.ts';
import { progress, sentAt, type Step, statusAt } from './progress.domain.ts';
import { envelope, lower, refusal } from './wire.ts';

/** `RequestInfo` */
function requestInfo(request: ExtractRequest, now: Date) {
  const sent = sentAt(request, now);
  return {
    Id: request.id,
    OrderId: request.orderId,
    Number: request.number,
    RosreestrRequestNumber: sent === undefined ? null : `80-${100_000_000 + request.serial}`,
    Comment: request.comment,
    Date: moscowTime(new Date(request.createdAt)),
    RequestDateByRosreestr: sent === undefined ? null : moscowTime(sent),
    Region: request.region,
    ObjectType: request.objectType,
    Status: statusAt(request, now),
    RosreestrRequestType: REQUEST_TYPES[request.type],
    Priority: request.priority,
    Visible: true,
    Read: false,
  };
}

const MESSAGES: Record<string, string> = { Создан: 'Запрос создан' };

const historyEntry = ({ status, at }: Step, index: number) => ({
  Date: moscowTime(at),
  Message: MESSAGES[status] ?? status,
  User: index === 0 ? 'api' : 'system',
});

/** A call about one request; its subjects are the request's id and the object's number. */
function aboutRequest(
  { requests }: KadnetDeps,
  name: string,
  title: string,
  work: (request: ExtractRequest) => Answer,
): Operation {
  const find = ({ params }: Call): ExtractRequest | undefined => requests.get(params['id'] ?? '');
  return {
    name,
    title,
    method: 'GET',
    path: `/Requests/${name}/:id`,
    subjects: (call) => [call.params['id'], find(call)?.number],
    handle: (call) => {
      const request = find(call);
      return request ? work(request) : refusal('Запрос не найден');
    },
  };
}

function createOperation(deps: KadnetDeps): Operation {
  return {
    name: 'Create',
    title: 'Заказать выписку',
    method: 'POST',
    path: '/Requests/Create',
    subjects: ({ body }) => [lower(body)['number']],
    handle: ({ body }) => {
      const request = createRequest(deps, lower(body));
      return typeof request === 'string'
        ? refusal(request)
        : envelope({ Id: request.id, Message: 'Запрос создан', CadastralNumber: request.number }, deps.now());
    },
  };
}

export function requestOperations(deps: KadnetDeps): Operation[] {
  const { requests, now } = deps;
  return [
    createOperation(deps),
    aboutRequest(deps, 'Info', 'Состояние заказа', (request) => envelope(requestInfo(request, now()), now())),
    aboutRequest(deps, 'History', 'История заказа', (request) =>
      envelope(progress(request, now()).map(historyEntry), now()),
    ),
    aboutRequest(deps, 'Delete', 'Удалить заказ', (request) => {
      requests.remove(request.id);
      return envelope(null, now());
    }),
    {
      name: 'DeleteOrder',
      title: 'Удалить группу заказов',
      method: 'GET',
      path: '/Requests/DeleteOrder/:id',
      subjects: ({ params }) => [params['id']],
      handle: ({ params }) => {
        const going = requests.all().filter(({ orderId }) => orderId === params['id']);
        for (const { id } of going) requests.remove(id);
        return going.length > 0 ? envelope(null, now()) : refusal('Заказ не найден');
      },
    },
  ];
}

export function listOperations({ requests, now }: KadnetDeps): Operation[] {
  return [
    {
      name: 'List',
      title: 'Список заказов',
      method: 'GET',
      path: '/Requests/List',
      handle: ({ query }) => {
        const { take = '1000', skip = '0' } = lower(query);
        const newest = requests.all().reverse();
        const page = newest.slice(Number(skip) || 0, (Number(skip) || 0) + (Number(take) || 1000));
        return envelope(
          page.map((request) => requestInfo(request, now())),
          now(),
        );
      },
    },
    {
      name: 'ListById',
      title: 'Заказы по идентификаторам',
      method: 'POST',
      path: '/Requests/ListById',
      handle: ({ body }) => {
        const ids = (lower(body)['query'] ?? '').split(';');
        const found = ids.flatMap((id) => requests.get(id.trim()) ?? []);
        return envelope(
          found.map((request) => requestInfo(request, now())),
          now(),
        );
      },
    },
  ];
}
