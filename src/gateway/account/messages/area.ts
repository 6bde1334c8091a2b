import { type Area, later } from '#gateway/area.ts'
import { exported } from './exported.ts'
import { forgetMessages } from './messages.ts'
import { messageRoutes } from './routes.ts'

export const messagesArea: Area = {
  calls: (deps) => messageRoutes(deps),
  exported,
  retention: {
    member_message: later(
      '365 days; a deleted one loses its content at once, and keeps its reference so that it is not sent again',
      ({ database, now }) => forgetMessages(database, now()),
    ),
  },
}
