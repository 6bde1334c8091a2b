import { type Area, later } from '#gateway/area.ts'
import { exported } from './exported.ts'
import { forgetFeedback, type MemberOf } from './feedback.ts'
import { feedbackOperations } from './operations.ts'
import { feedbackRoutes } from './routes.ts'

interface Needed {
  readonly memberOf: MemberOf
}

export const feedbackArea: Area<Needed> = {
  calls: (deps, ports) => feedbackRoutes(deps, ports.memberOf),
  exported,
  operations: feedbackOperations,
  retention: {
    feedback: later('`FEEDBACK_DAYS`', ({ database, now, config }) =>
      forgetFeedback(database, now(), config.feedbackDays),
    ),
  },
}
