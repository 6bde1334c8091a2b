import { validate } from 'superstruct'
import { sharedFromWire } from '#games/blackjack/shared-wire.ts'
import type { Json } from '#games/instants/instant.ts'
import { isSharedName } from '#games/tables/names.ts'
import { type SettledBet, shownShared } from '#games/tables/past-round.ts'
import { gameOf, tableOf } from '#games/tables/tables.ts'
import { mostSharedBets, type PastShared, type RecordedShared, StoredSharedBetStruct } from '#games/tables/wire.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { chainAt } from '#gateway/play/tables/chain.ts'

/** A bet of a round, as its row has it. */
interface BetRow {
  readonly id: bigint
  readonly engine: string
  readonly state: string
  readonly stake: bigint
  readonly win: bigint | null
  readonly outcome: Json
}

/**
 * A round of a shared table from its bets. What was taken back while bets were open did not take part.
 *
 * @returns undefined if it is not over, or was stored in another form, as by an older version
 */
export function sharedRound<Row extends BetRow>(rows: readonly Row[]) {
  if (rows[0]?.engine !== 'tables') return undefined
  const taken = rows.filter(({ state }) => state !== 'refunded')
  const bets = taken.flatMap((row) => {
    const [fault, stored] = validate(row.outcome, StoredSharedBetStruct)
    return fault ? [] : [{ ...row, stored }]
  })
  const [first] = bets
  const table = first && tableOf(first.stored.table)
  const game = table && gameOf(table)
  if (!table || !isSharedName(game) || bets.length !== taken.length) return undefined
  return { ...first.stored, kind: table.kind, game, bets }
}

type SharedRound = NonNullable<ReturnType<typeof sharedRound<BetRow>>>

/** As much of a round as its picture needs. */
export const pastShared = (past: SharedRound): PastShared => ({
  game: past.game,
  table: past.table,
  number: past.round,
  shown: past.serverSeed === null ? null : shownOf(past),
})

const shownOf = ({ kind, result, bets }: SharedRound): Json =>
  shownShared(
    kind,
    result,
    bets.map(({ state, stake, win, stored }): SettledBet => {
      const { place, target = null, cashedAt = null, byHand = false, ticket } = stored
      return {
        ...{ place, stake, win: win ?? stake },
        ...(ticket && { ticket }),
        ...(kind === 'crash' && { crash: { target, cashedAt, byHand, returned: state === 'void' } }),
      }
    }),
  )

/** What a round is drawn from and what is compared, in the form of a proof; undefined for a void round, and for one of an older form. */
export async function sharedClaim({ database }: Pick<GatewayDeps, 'database'>, past: SharedRound) {
  const { game, table, commitment, clientSeed, serverSeed, bets, round: number } = past
  if (serverSeed === null || bets.length > mostSharedBets) return undefined
  const crash = past.kind === 'crash' ? await crashTerms(database, past) : undefined
  if (past.kind === 'crash' && !crash) return undefined
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  const round = {
    ...{ stake: `${stake}`, table },
    bets: bets.map(({ id, stake: own, stored: { place, target = null, cashedAt = null, byHand } }) => ({
      ...{ betId: `${id}`, place, stake: `${own}` },
      ...(crash && { target, cashedAt: byHand ? cashedAt : null }),
    })),
    ...(crash && { crash }),
    ...(past.kind === 'seats' && { seats: seatsTerms(past) }),
  } satisfies RecordedShared
  const seed = { serverSeed, clientSeed, nonce: number }
  return { seed, claim: { engine: 'tables', game, commitment, round, outcome: shownOf(past) } } as const
}

/** What a round of blackjack has besides its seed: the stakes of all seats, and what happened after the deal. */
function seatsTerms({ result }: SharedRound): NonNullable<RecordedShared['seats']> {
  const { seats, steps } = sharedFromWire(result)
  return {
    stakes: seats.map(({ place, stake, currency }) => ({ place, stake: `${stake}`, currency })),
    steps: [...steps],
  }
}

/** What a crash round has besides its seed: where the house ended it, the limit of its bets, and the published head of its chain. */
async function crashTerms(
  database: GatewayDeps['database'],
  { table, round, result, forced = null, mostWin }: SharedRound,
) {
  const chain = await chainAt(database, table, BigInt(round))
  if (!chain || mostWin === undefined) return undefined
  const late = (result as { readonly late?: unknown } | null)?.late === true
  return { forced, late, mostWin, head: chain.head, rounds: round - Number(chain.first_round) + 1 }
}
