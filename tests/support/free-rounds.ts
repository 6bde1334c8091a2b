import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { freeRound, win } from '#gateway/play/vendors/door.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { giveReward } from '#gateway/rewards/promotions/give.ts'
import { available } from './ledger.ts'
import { putSome } from './promotions.ts'
import { nodes } from './rounds.ts'
import { rowsAs } from './rows.ts'
import { vendorTable } from './vendor-table.ts'

type Wish = Parameters<typeof putSome>[2]

interface SetRow {
  readonly status: string
  readonly used: number
  readonly won: bigint
  readonly paid: bigint | null
  readonly transfer_id: bigint | null
  readonly left: bigint
}

/** A set of free rounds as it is stored, and the win that it still holds. */
export async function freeRoundsSet(database: Database, id: bigint): Promise<SetRow> {
  const [row] = await rowsAs<SetRow>(
    database,
    `SELECT f.status, f.used, f.won, f.paid, f.transfer_id, a.balance AS left
     FROM free_rounds f JOIN ledger_account a ON a.id = f.account_id WHERE f.id = :id`,
    { id },
  )
  if (!row) throw new Error('They are gone.')
  return row
}

/** Gives a member a reward of free rounds of 1.00, two by default, and claims it. @returns the set's id and promotion */
export async function claimedFreeRounds(deps: GatewayDeps, memberId: bigint, wish: Wish = {}) {
  const free = { games: [nodes.RNG], rounds: 2, stake: '100', ...wish.free }
  const { name } = await putSome(deps, 'gift', { ...wish, free })
  const claimId = await giveReward(deps, { promotion: name, memberId, reference: name, by: 'test' })
  const session: Session = { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }
  await claimReward(deps, session, { key: name, claimId: `${claimId}`, language: 'en' })
  const newest = 'SELECT max(id) AS id FROM free_rounds WHERE member_id = :memberId'
  const [row] = await rowsAs<{ id: bigint }>(deps.database, newest, { memberId })
  if (!row) throw new Error('There are no free rounds.')
  return { id: row.id, promotion: name }
}

/** A player with 10.00 and claimed free rounds in an open game of `smallCatalogue` with a theme. */
export async function freeRoundsPlayer(deps: GatewayDeps, wish: Wish = {}) {
  const { database, now } = deps
  const at = await vendorTable(database, now())
  const { memberId, gameSessionId, account } = at.player
  const { id, promotion } = await claimedFreeRounds(deps, memberId, wish)
  return {
    memberId,
    id,
    promotion,
    balance: () => available(database, account),
    /** Plays a round with a given win, as a game does. */
    play: (name: string, won: bigint) =>
      freeRound(database, {
        ...{ transaction: at.name(name, `${won}`), gameSessionId, engine: at.vendor, key: name, freeRoundsId: id },
        ...{ stake: 100n, win: won, outcome: '{}', now: now() },
      }),
    /** A further win of a round, as a vendor may send it. */
    win: (name: string, of: string, won: bigint) =>
      win(database, {
        ...{ transaction: at.name(name, `${of} ${won}`), betId: of, state: won > 0n ? 'won' : 'lost', win: won },
        ...{ outcome: '{}', validBet: 0n, now: now() },
      }),
    set: () => freeRoundsSet(database, id),
  }
}
