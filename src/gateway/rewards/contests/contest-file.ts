import { array, bigint, type Infer, nonempty, record, size, string, type } from 'superstruct'
import { CurrencyCode, Instant, Text } from '#contract/scalars.ts'
import { PositiveDigits, ShortName } from '#gateway/operator-values.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant as Moment, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Contest } from './contest.ts'

const longestDays = 92

/** Fields of every contest in the operator's file. */
export const contestFields = {
  name: ShortName,
  currency: CurrencyCode,
  /** Texts by language tag. */
  titles: record(nonempty(string()), Text),
  /** Prizes by place, the first place first. */
  prizes: size(array(PositiveDigits), 1, 100),
  startsAt: Instant,
  endsAt: Instant,
}

interface ContestFile {
  readonly currency: string
  readonly titles: Readonly<Record<string, string>>
  readonly prizes: readonly string[]
  readonly startsAt: string
  readonly endsAt: string
}

/** Why a contest cannot be used although its file has the right shape; undefined if it can. */
export function contestFault(file: ContestFile, now: Date): string | undefined {
  const { currency, titles, prizes, startsAt, endsAt } = file
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (currency === 'FUN') return 'play money is no prize'
  if (Object.keys(titles).length === 0) return 'it has no title'
  if (start < now.getTime()) return 'it would have begun before it was announced'
  if (end <= start) return 'it ends before it begins'
  if (end - start > longestDays * 86_400_000) return `it takes more than ${longestDays} days`
  const falls = prizes.every((prize, place) => place === 0 || BigInt(prize) <= BigInt(prizes[place - 1] ?? prize))
  return falls ? undefined : 'a place wins more than the one before it'
}

const ListedRow = type({
  name: string(),
  currency: string(),
  state: string(),
  pool: bigint(),
  starts_at: Moment,
  ends_at: Moment,
  put_in_by: string(),
})

/** Every contest of a kind, the newest first. */
export function listContests(on: Executor, { table }: Pick<Contest, 'table'>): Promise<Infer<typeof ListedRow>[]> {
  const text = `SELECT name, currency, state, pool, starts_at, ends_at, put_in_by FROM ${table} ORDER BY starts_at DESC, id DESC`
  return rowsOf(on, ListedRow, text)
}
