import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { betAndWin, win } from '#gateway/play/vendors/door.ts'
import { adjust } from '#gateway/play/vendors/prizes.ts'
import { type ProgrammeFile, putProgramme } from '#gateway/rewards/vip/put-programme.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { rebateOf } from '#lib/rebate.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayers } from './players.ts'
import { rowsAs } from './rows.ts'

const lasting = { maintained: null, benefit: '0' }

/** Three levels: from the first bet, from 100.00 and from 200.00, with a rebate of slots that grows. */
export const someProgramme: ProgrammeFile = {
  currency: 'BRL',
  benefitEvery: 'month',
  levels: [
    { names: { pt: 'Bronze', en: 'Bronze' }, needed: '0', bonus: '0', ...lasting, rates: { RNG: 20 } },
    { names: { pt: 'Prata', en: 'Silver' }, needed: '10000', bonus: '500', ...lasting, rates: { RNG: 65 } },
    { names: { pt: 'Ouro', en: 'Gold' }, needed: '20000', bonus: '1500', ...lasting, rates: { RNG: 100 } },
  ],
}

/** Puts a programme in force from a moment on, which may be past as in the demonstration. */
export function inForce(database: Database, validFrom: Date, programme: ProgrammeFile = someProgramme) {
  return putProgramme(database, programme, { by: 'test', validFrom, now: validFrom })
}

let bets = 0

/** A member with much money who plays slots. Valid bets and wins are chosen. */
export async function vipPlayer({ database, now }: Pick<GatewayDeps, 'database' | 'now'>) {
  const [player] = await openPlayers(database, ['BRL'])
  if (!player) throw new Error('Nobody plays.')
  const { account, memberId, gameSessionId } = player
  const amount = 1_000_000n
  const legs = [{ account, amount }, { system: 'deposits', amount: -amount } as const]
  await transfer(database, { kind: 'deposit', at: now(), legs })
  let latest = ''
  const session: Session = { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }
  return {
    account,
    memberId,
    gameSessionId,
    session,
    /** @param on a transaction that is open, if the bet is to be part of it. */
    async bet(validBet: bigint, at = now(), won = 0n, on: Executor = database) {
      const key = `vip-bet-${++bets}`
      const { result } = await betAndWin(on, {
        transaction: { vendor: 'house', id: key, request: {} },
        gameSessionId,
        engine: 'slots',
        key,
        stake: validBet,
        win: won,
        outcome: '{}',
        validBet,
        now: at,
      })
      if (result !== 'done') throw new Error(result)
      latest = key
    },
    /** A further win of the latest bet, which is a row of its own. */
    async winLater(amount: bigint) {
      const transaction = { vendor: 'house', id: `${latest}-later`, request: {} }
      const later = {
        transaction,
        betId: latest,
        state: 'won',
        win: amount,
        outcome: '{}',
        validBet: 0n,
        now: now(),
      } as const
      const { result } = await win(database, later)
      if (result !== 'done') throw new Error(result)
    },
    /** Corrects the latest bet by a signed amount, as a vendor does. */
    async correct(amount: bigint) {
      const transaction = { vendor: 'house', id: `${latest}-corrected`, request: {} }
      const { result } = await adjust(database, { transaction, betId: latest, amount, note: 'test', now: now() })
      if (result !== 'done') throw new Error(result)
    },
  }
}

/**
 * Gives a member a rebate of slots by the job's calculation, at 0.65 %: it can be claimed for some days, unless it is
 * below 0.10. @returns its id
 */
export async function giveRebate(
  { deps: { database, now } }: Pick<TestGateway, 'deps'>,
  account: string,
  { days = 7, validBet = 12_345n, daysAgo = 1 } = {},
): Promise<string | undefined> {
  const version = await inForce(database, now())
  const { amount } = rebateOf(validBet, 65)
  const [row] = await rowsAs<{ id: bigint }>(
    database,
    `INSERT INTO rebate (member_id, currency, game_type, starts_at, ends_at, state, valid_bet, rank, version, rate, amount,
       minimum, worked_out_at, claim_until)
     SELECT id, 'BRL', 'RNG', :startsAt::timestamptz - :daysAgo * interval '1 day', :startsAt::timestamptz - (:daysAgo - 1) * interval '1 day', :state, :validBet, 2, :version,
       65, :amount, 10, :startsAt, :startsAt::timestamptz + :days * interval '1 day'
     FROM member WHERE account = :account RETURNING id`,
    { account, startsAt: now(), version, state: amount < 10n ? 'none' : 'offered', validBet, amount, days, daysAgo },
  )
  return row?.id.toString()
}

/** Runs the job until it has counted all: transactions of other databases of the same server hold it back too. */
export async function caughtUp({ deps }: Pick<TestGateway, 'deps'>): Promise<void> {
  for (;;) {
    await rewardVip(deps)
    const [mark] = await rowsAs<{ done: boolean | null }>(
      deps.database,
      `SELECT complete_to >= :now AND NOT EXISTS (SELECT FROM wager WHERE settled_xid >= counted_to) AS done FROM vip_mark`,
      { now: deps.now() },
    )
    if (mark?.done) return
  }
}
