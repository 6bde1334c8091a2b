import { type Area, kept, later, soon } from '#gateway/area.ts'
import { forgetChallenges } from './altcha.ts'
import { forgetOutbox } from './outbox.ts'
import { outboxPage } from './outbox-page.ts'

export const portsArea: Area = {
  pages: (deps, _, api) => (deps.config.outbox ? [outboxPage(deps, api)] : []),
  retention: {
    challenge_seen: soon('10 minutes', ({ database, now }) => forgetChallenges(database, now())),
    outbox: later('7 days', ({ database, now }) => forgetOutbox(database, now())),
    gateway_secret: kept('stay: one for each purpose'),
  },
}
