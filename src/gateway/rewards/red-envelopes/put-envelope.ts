import {
  assert,
  bigint,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  nullable,
  object,
  record,
  string,
  type,
} from 'superstruct'
import { CurrencyCode, Instant, Text } from '#contract/scalars.ts'
import { secureRandomInt } from '#games/rng.ts'
import { PositiveDigits, ShortName } from '#gateway/operator-values.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { IdRow, Instant as Moment, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { cutShares, mostTotal } from './cut-shares.ts'

const mostShares = 10_000
const longestDays = 31

/** A red envelope as the operator writes it into a file (docs/operating.md). */
const EnvelopeFileStruct = object({
  name: ShortName,
  currency: CurrencyCode,
  /** Texts by language tag. */
  titles: record(nonempty(string()), Text),
  /** Minor units. */
  total: PositiveDigits,
  shares: max(min(integer(), 1), mostShares),
  startsAt: Instant,
  endsAt: Instant,
})
export type EnvelopeFile = Infer<typeof EnvelopeFileStruct>

/** Why an envelope cannot be used although it has the right shape; undefined if it can. */
function envelopeFault(file: EnvelopeFile, now: Date): string | undefined {
  const { currency, titles, total, shares, startsAt, endsAt } = file
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (currency === 'FUN') return 'play money is no gift'
  if (Object.keys(titles).length === 0) return 'it has no title'
  if (BigInt(total) < BigInt(shares)) return 'it has more shares than minor units'
  if (BigInt(total) > mostTotal) return `it holds more than ${mostTotal} minor units`
  if (end <= start) return 'it ends before it begins'
  if (end <= now.getTime()) return 'it would be over already'
  if (end - start > longestDays * 86_400_000) return `it takes more than ${longestDays} days`
  return undefined
}

interface PutIn {
  readonly by: string
  readonly now: Date
  /** The source of chance, for tests. */
  readonly below?: (exclusiveMax: number) => number
}

/**
 * Publishes a red envelope: its total is put aside and cut into shares, in one transaction.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putEnvelope(database: Database, file: unknown, { by, now, below = secureRandomInt }: PutIn) {
  assert(file, EnvelopeFileStruct)
  const fault = envelopeFault(file, now)
  if (fault) throw new Error(`The envelope cannot be used: ${fault}.`)
  const { name, currency, titles, shares, startsAt, endsAt } = file
  const total = BigInt(file.total)
  const amounts = cutShares(total, shares, below)
  await database.transaction(async (tx) => {
    const account = await ensureAccount(tx, { kind: 'system', id: 'prizes' }, `envelope:${name}`, currency)
    const fundedBy = await transfer(tx, {
      kind: 'envelope-fund',
      reference: `envelope:${name}`,
      at: now,
      legs: [
        { account, amount: total },
        { system: 'bonus', amount: -total },
      ],
    })
    const row = await rowOf(
      tx,
      IdRow,
      `INSERT INTO red_envelope (name, currency, titles, total, shares, starts_at, ends_at, put_in_by, put_in_at, account_id, funded_by)
       VALUES (:name, :currency, :titles::text::jsonb, :total, :shares, :startsAt, :endsAt, :by, :now, :account, :fundedBy) ON CONFLICT DO NOTHING RETURNING id`,
      {
        name,
        currency,
        titles: JSON.stringify(titles),
        total,
        shares,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        by,
        now,
        account,
        fundedBy,
      },
    )
    if (!row) throw new Error(`There is an envelope ${name} already; what was published stays.`)
    await tx.query(
      `INSERT INTO red_envelope_share (envelope_id, place, amount)
       SELECT :rowId, s.place, s.amount::bigint FROM jsonb_array_elements_text(:amounts::text::jsonb) WITH ORDINALITY AS s (amount, place)
       ORDER BY s.place`,
      { rowId: row.id, amounts: JSON.stringify(amounts.map(String)) },
    )
  })
}

const ListedRow = type({
  name: string(),
  currency: string(),
  total: bigint(),
  shares: integer(),
  taken: integer(),
  starts_at: Moment,
  ends_at: Moment,
  closed_at: nullable(Moment),
  put_in_by: string(),
})

/** Every red envelope, the newest first. */
export function listEnvelopes(database: Database): Promise<Infer<typeof ListedRow>[]> {
  const text = `SELECT name, currency, total, shares, starts_at, ends_at, closed_at, put_in_by, (SELECT count(*)::integer
      FROM red_envelope_share s WHERE s.envelope_id = e.id AND s.member_id IS NOT NULL) AS taken
    FROM red_envelope e ORDER BY starts_at DESC, id DESC`
  return rowsOf(database, ListedRow, text)
}
