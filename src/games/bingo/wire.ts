import { array, define, is, number, refine, size, type } from 'superstruct'
import { ballsDrawn, fewestTickets, mostTickets } from './rules.ts'
import { ballCount, isTicket, type Ticket } from './ticket.ts'

/** A ticket of the house. */
export const TicketStruct = define<Ticket>('Ticket', (value) => is(value, array(array(number()))) && isTicket(value))

/** The balls of a round in the order of their draw. */
const Balls = refine(
  size(array(number()), ballsDrawn),
  'different balls',
  (balls) =>
    new Set(balls).size === balls.length &&
    balls.every((ball) => Number.isInteger(ball) && ball >= 1 && ball <= ballCount),
)

/** A round as the player sees it: the tickets in the order of their dealing, and the balls. */
export const ShownBingoStruct = type({ tickets: size(array(TicketStruct), fewestTickets, mostTickets), balls: Balls })

/** The result of a shared round: everybody has the same balls. */
export const SharedBingoStruct = type({ balls: Balls })
