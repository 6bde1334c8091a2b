import { createEventsTicket } from '#contract/news/create-events-ticket.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { issueTicket } from './tickets.ts'

/** Issues tickets for the socket of `socket.ts`. */
export function eventsRoutes(deps: GatewayDeps): BoundCall[] {
  return [bind(createEventsTicket, (_, { session }) => issueTicket(deps, session))]
}
