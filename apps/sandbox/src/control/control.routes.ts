import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../page/html.ts';
import { framePage, sendPage } from '../page/page.ts';
import { act } from './actions.ts';
import { controlView } from './control.view.ts';
import { parseSetting } from './systems.ts';
import type { World } from './world.ts';

function sayWrong(reply: FastifyReply, status: number, message: string): FastifyReply {
  return sendPage(reply.code(status), {
    title: 'Не получилось — песочница',
    body: framePage(
      'control',
      html`<h1>Не получилось</h1>
        <p role="alert">${message}</p>
        <p><a href="/">К пульту</a></p>`,
    ),
  });
}

const back = (reply: FastifyReply, section: string): FastifyReply => reply.redirect(`/#${section}`, 303);

/** The control page and its buttons: plain forms that return to the page. */
export function registerControlPage(app: FastifyInstance, world: World): void {
  app.get('/', (_request, reply) =>
    sendPage(reply, { title: 'Пульт — песочница', body: controlView(world) }),
  );

  // CSRF: a form of another site must not change switches or answer letters.
  app.addHook('onRequest', async (request, reply) => {
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
    if (isForeign && request.method !== 'GET' && /^\/(?:control|inbox)\//.test(request.url))
      return reply.code(403).send();
    return undefined;
  });

  app.post('/control/switches', (request, reply) => {
    const setting = parseSetting(world.systems, (request.body ?? {}) as Record<string, unknown>);
    if (typeof setting === 'string') return sayWrong(reply, 400, setting);
    world.behaviours.set(setting);
    return back(reply, 'systems');
  });

  app.post('/control/switches/remove', (request, reply) => {
    const { id } = (request.body ?? {}) as { id?: string };
    const setting = world.behaviours.all().find((candidate) => candidate.id === id);
    if (setting) world.behaviours.remove(setting.id);
    return back(reply, 'systems');
  });

  app.post('/control/switches/clear', (_request, reply) => {
    world.behaviours.clear({});
    return back(reply, 'systems');
  });

  app.post('/control/act/:what/:id/:verb', (request, reply) => {
    const { what, id, verb } = request.params as { what: string; id: string; verb: string };
    const { reason } = (request.body ?? {}) as { reason?: string };
    const outcome = act(world, what, id, verb, reason);
    return 'error' in outcome ? sayWrong(reply, outcome.status, outcome.error) : back(reply, what);
  });
}
