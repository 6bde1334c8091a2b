import { randomBytes } from 'node:crypto'
import { assert, enums, type Infer, integer, max, min, object } from 'superstruct'
import { raffleFacts } from '#contract/rewards/raffles/raffle.ts'
import { PositiveDigits } from '#gateway/operator-values.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { contestFault, contestFields } from '#gateway/rewards/contests/contest-file.ts'
import { hashOfSeed } from '#lib/seeded-draw.ts'

/** A raffle as the operator writes it into a file (docs/operating.md). */
const RaffleFileStruct = object({
  ...contestFields,
  fact: enums(raffleFacts),
  /** Minor units for one ticket. */
  per: PositiveDigits,
  /** Tickets of a member at most. */
  most: max(min(integer(), 1), 10_000),
})
export type RaffleFile = Infer<typeof RaffleFileStruct>

/**
 * Announces a raffle: its prizes are put aside, and the hash of the seed that will decide it is published, in one transaction.
 *
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putRaffle(database: Database, file: unknown, { by, now }: { by: string; now: Date }) {
  assert(file, RaffleFileStruct)
  const fault = contestFault(file, now)
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
       VALUES (:name, :currency, :titles::text::jsonb, :fact, :per, :most, :prizes::text::jsonb, :pool, :startsAt, :endsAt, :seed, :seedHash, :by, :now, :account, :fundedBy)
       ON CONFLICT DO NOTHING RETURNING id`,
      {
        name,
        currency,
        titles: JSON.stringify(titles),
        fact,
        per: BigInt(per),
        most,
        prizes: JSON.stringify(prizes),
        pool,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        seed,
        seedHash,
        by,
        now,
        account,
        fundedBy,
      },
    )
    if (rows.length === 0) throw new Error(`There is a raffle ${name} already; what was announced stays.`)
  })
}
