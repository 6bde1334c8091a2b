import { type Area, soon } from '#gateway/area.ts'
import { forgetEvents } from './queries.ts'

export const eventsArea: Area = {
  retention: {
    event: soon('a day, and the newest', ({ database, now }) => forgetEvents(database, now())),
  },
}
