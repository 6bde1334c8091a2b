import { type Area, kept, later } from '#gateway/area.ts'
import { forgetTests } from './deliveries.ts'
import { postbackRoutes } from './routes.ts'
import { sendPostbacks } from './send-postbacks.ts'
import type { PostbackSender } from './sender.ts'

interface Needed {
  readonly postbacks: PostbackSender
}

export const postbacksArea: Area<Needed> = {
  calls: (deps) => postbackRoutes(deps),
  jobs: [
    {
      name: 'send postbacks',
      times: '8-59/10 * * * * *',
      run: (deps, ports) => sendPostbacks(deps, ports.postbacks),
    },
  ],
  retention: {
    link_postback: kept('until the agent removes it'),
    postback_secret: kept('one for each agent: another one replaces it'),
    postback: later('stay, so that no event is sent twice; tests 30 days', forgetTests),
  },
}
