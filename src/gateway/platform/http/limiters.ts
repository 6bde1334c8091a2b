import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { bigint, integer, nullable, type } from 'superstruct'
import type { Database, Parameter } from '#gateway/platform/db/client.ts'
import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { within } from '#gateway/platform/db/within.ts'
import { unknownAddress } from './address.ts'
import { fairQueue, type QueueLimits } from './fair-queue.ts'
import { type Budgeted, betQueue, budgets, callQueue, type RequestLimits, unknownShare } from './limits.ts'

/** Milliseconds allowed for counting in the database, because an answer is due in five seconds. Then memory is used. */
const patience = 500

/**
 * Limits against guessing and mass registration count across all gateways, and so do those of a day; the others count per
 * process, without a query.
 */
const shared: ReadonlySet<Budgeted> = new Set(['login', 'register', 'code', 'captcha', 'feedback'])

/**
 * Request limits with rate-limiter-flexible.
 *
 * @param factor multiplies every budget of `limits.ts`
 */
export function requestLimits(database: Database, factor: number): RequestLimits {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (keyPrefix: string, most: number, duration: number, isShared: boolean): RateLimiterAbstract => {
    const options = { keyPrefix, points: Math.ceil(most * factor), duration }
    const memory = new RateLimiterMemory(options)
    if (database.kind !== 'postgres' || !isShared) return memory
    return new RateLimiterPostgres({
      ...options,
      storeClient: storeClient(database),
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      // Counts in memory while the database is unavailable.
      insuranceLimiter: memory,
    })
  }
  const take = async (name: string, made: () => RateLimiterAbstract, subject: string) => {
    const limiter = limiters.get(name) ?? made()
    limiters.set(name, limiter)
    try {
      await limiter.consume(subject)
      return undefined
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return thrown.msBeforeNext / 1000
      throw thrown
    }
  }
  const scaled = ({ atOnce, waiting, patience }: QueueLimits) =>
    fairQueue({ atOnce: Math.ceil(atOnce * factor), waiting: Math.ceil(waiting * factor), patience })
  return {
    bets: scaled(betQueue),
    calls: scaled(callQueue),
    take(kind, scope, subject) {
      const { seconds, address, account } = budgets[kind]
      const [counted, most] =
        subject === unknownAddress
          ? [unknownAddress, address * unknownShare]
          : [scope, scope === 'address' ? address : account]
      const name = `${kind}:${counted}`
      return take(name, () => limiterOf(name, most, seconds, shared.has(kind)), subject)
    },
    takeDay(call, most, account) {
      const name = `day:${call}`
      return take(name, () => limiterOf(name, most, 86_400, true), account)
    },
  }
}

const CountRow = type({ points: integer(), expire: nullable(bigint()) })

/** The database in the shape that the package expects of its store. */
function storeClient(database: Database) {
  return {
    async query({ text, values = [] }: { text: string; values?: Parameter[] }) {
      // The package numbers its parameters.
      const named = text.replaceAll(/\$(\d+)/g, ':p$1')
      const parameters = Object.fromEntries(values.map((value, index) => [`p${index + 1}`, value]))
      const counted = rowsOf(database, CountRow, named, parameters)
      const rows = await within(patience, counted, () => new DatabaseUnavailable('No answer to a count'))
      return { rowCount: rows.length, rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })) }
    },
  }
}
