import { randomBytes } from 'node:crypto'
import {
  array,
  assert,
  bigint,
  enums,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  object,
  record,
  size,
  string,
  type,
} from 'superstruct'
import { raffleFacts } from '#contract/entities/raffle.ts'
import { CurrencyCode, Instant, Text } from '#contract/entities/scalars.ts'
import type { Database } from '#gateway/db/client.ts'
import { Instant as Moment, rowsOf } from '#gateway/db/rows.ts'
import { ensureAccount } from '#gateway/ledger/accounts.ts'
import { transfer } from '#gateway/ledger/transfers.ts'
import { PositiveDigits, ShortName } from '#gateway/operator-values.ts'
import { hashOfSeed } from '#lib/raffle-draw.ts'

const longestDays = 92

/** A raffle as the operator writes it into a file (docs/operating.md). */
const RaffleFileStruct = object({
  name: ShortName,
  currency: CurrencyCode,
  /** Texts by language tag. */
  titles: record(nonempty(string()), Text),
  fact: enums(raffleFacts),
  /** Minor units for one ticket. */
  per: PositiveDigits,
  /** Tickets of a member at most. */
  most: max(min(integer(), 1), 10_000),
  /** Prizes by place, the first place first. */
  prizes: size(array(PositiveDigits), 1, 100),
  startsAt: Instant,
  endsAt: Instant,
})
export type RaffleFile = Infer<typeof RaffleFileStruct>

/** Why a raffle cannot be used although it has the right shape; undefined if it can. */
function raffleFault(file: RaffleFile, now: Date): string | undefined {
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

/**
 * Announces a raffle: its prizes are put aside, and the hash of the seed that will decide it is published, in one transaction.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putRaffle(database: Database, file: unknown, { by, now }: { by: string; now: Date }) {
  assert(file, RaffleFileStruct)
  const fault = raffleFault(file, now)
  if (fault) throw new Error(`The raffle cannot be used: ${fault}.`)
  const { name, currency, titles, fact, per, most, prizes, startsAt, endsAt } = file
  const pool = prizes.reduce((sum, prize) => sum + BigInt(prize), 0n)
  const seed = randomBytes(32).toString('hex')
  const seedHash = await hashOfSeed(seed)
  await database.transaction(async (tx) => {
    const account = await ensureAccount(tx, { kind: 'system', id: 'prizes' }, `raffle:${name}`, currency)
    const fundedBy = await transfer(tx, {
      kind: 'raffle-pool',
      reference: `raffle:${name}`,
      at: now,
      legs: [
        { account, amount: pool },
        { system: 'bonus', amount: -pool },
      ],
    })
    const rows = await tx.query(
      `INSERT INTO raffle (name, currency, titles, fact, per, most, prizes, pool, starts_at, ends_at, seed, seed_hash, put_in_by,
         put_in_at, account_id, funded_by)
       VALUES ($1, $2, $3::text::jsonb, $4, $5, $6, $7::text::jsonb, $8, $9, $10, $11, $12, $13, $14, $15, $16)
       ON CONFLICT DO NOTHING RETURNING id`,
      [
        name,
        currency,
        JSON.stringify(titles),
        fact,
        BigInt(per),
        most,
        JSON.stringify(prizes),
        pool,
        new Date(startsAt),
        new Date(endsAt),
        seed,
        seedHash,
        by,
        now,
        account,
        fundedBy,
      ],
    )
    if (rows.length === 0) throw new Error(`There is a raffle ${name} already; what was announced stays.`)
  })
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

/** Every raffle, the newest first. */
export function listRaffles(database: Database): Promise<Infer<typeof ListedRow>[]> {
  const text =
    'SELECT name, currency, state, pool, starts_at, ends_at, put_in_by FROM raffle ORDER BY starts_at DESC, id DESC'
  return rowsOf(database, ListedRow, text)
}
