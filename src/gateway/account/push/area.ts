import { type Area, kept, soon } from '#gateway/area.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import type { PushSender } from '#gateway/platform/ports/push.ts'
import { exported } from './exported.ts'
import { pushRoutes } from './routes.ts'
import { sendPushes } from './send-push.ts'

interface Needed {
  readonly push: PushSender | undefined
}

export const pushArea: Area<Needed> = {
  calls: (deps, ports) => pushRoutes(deps, ports.push),
  jobs: [
    {
      name: 'send push messages',
      times: '13-59/15 * * * * *',
      run: (deps, ports) => sendPushes(deps, ports.push),
    },
  ],
  exported,
  retention: {
    push_setting: kept('one for each member who was ever told something, or chose'),
    push_subscription: kept(
      'until the member, the end of the session by hand, another account on the device, or the push service ends it',
    ),
    push_notice: soon('until it is sent, two days at most', ({ database, now }) =>
      purge(database, 'push_notice', 'expires_at <= :now', { now: now() }),
    ),
  },
}
