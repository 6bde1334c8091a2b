import type { CallDefinition } from '#contract/define-call.ts'
import type { LimitClass } from '#contract/limit-class.ts'
import type { FairQueue, QueueLimits } from './fair-queue.ts'

/**
 * Requests allowed per number of seconds. Addresses get more than accounts, because households and offices share one.
 */
interface Budget {
  readonly seconds: number
  readonly address: number
  readonly account: number
}

/** Classes of calls, and the notices of providers. */
export type Budgeted = LimitClass | 'notice'

export const budgets: Readonly<Record<Budgeted, Budget>> = {
  login: { seconds: 600, address: 60, account: 60 },
  register: { seconds: 3600, address: 60, account: 60 },
  code: { seconds: 3600, address: 30, account: 30 },
  captcha: { seconds: 600, address: 120, account: 120 },
  feedback: { seconds: 3600, address: 20, account: 20 },
  // Files that are made of many rows while they are received.
  file: { seconds: 60, address: 300, account: 60 },
  // Notices of providers whose signature is wrong; right ones are never counted.
  notice: { seconds: 60, address: 30, account: 30 },
  // Thirty a day are stored; the others are tries that failed.
  upload: { seconds: 3600, address: 300, account: 60 },
  write: { seconds: 60, address: 1200, account: 300 },
  read: { seconds: 60, address: 3000, account: 600 },
}

/**
 * Bets of one account that run at once, and that may wait. Each bet queues twice, by game and by account, and still
 * gets its answer within five seconds.
 */
export const betQueue: QueueLimits = { atOnce: 2, waiting: 50, patience: 2_000 }

/** Other calls of one account at once: a site asks for a dozen, and a search or a list is worth a bet. */
export const callQueue: QueueLimits = { atOnce: 8, waiting: 100, patience: 2_000 }

/** Bets are queued: a person plays one at a time per game, and bets are the most expensive calls for the database. */
export const isBet = ({ auth, idempotent }: CallDefinition) => auth === 'game' && idempotent === true

/**
 * How often an account may make a call within 24 hours that writes something, unless the call says otherwise. A person needs
 * far fewer; without it, what an account can write grows without end.
 */
const usualDayBudget = 1_000

/**
 * How often an account may make a call within 24 hours; undefined if it does not matter. Calls with an idempotency key have rules of
 * their own, because a decided order must be answered before any limit (product rule 16.7).
 */
export function dayBudget({ method, auth, idempotent, perDay = usualDayBudget }: CallDefinition): number | undefined {
  if (method === 'GET' || auth === 'none' || auth === 'game' || idempotent || perDay === 'any') return undefined
  return perDay
}

/**
 * Clients whose address nobody named share a budget that is so many times an address's: none of them is refused because of
 * a few others, and yet passwords, codes and registrations stay limited.
 */
export const unknownShare = 20

/** Counts requests. Returns the seconds to wait if the budget is used up; otherwise undefined. */
export interface RequestLimits {
  take(kind: Budgeted, scope: 'address' | 'account', subject: string): Promise<number | undefined>
  /** The same for a call that an account may make so often within 24 hours. */
  takeDay(call: string, most: number, account: string): Promise<number | undefined>
  readonly bets: FairQueue
  readonly calls: FairQueue
}

/** For tests and load runs. */
export const noLimits: RequestLimits = {
  take: async () => undefined,
  takeDay: async () => undefined,
  bets: { take: (_, work) => work() },
  calls: { take: (_, work) => work() },
}
