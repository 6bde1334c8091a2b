import type { Mission } from '#contract/rewards/missions/mission.ts'
import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { findMission, stateOf, wireMission } from './queries.ts'
import { updateMissions } from './update.ts'

interface ClaimRequest {
  readonly key: string
  readonly missionId: string
  readonly language: string
}

/**
 * Pays the reward of a mission to the main wallet of its member, once. The progress is counted again in the paying
 * transaction, with the member locked.
 *
 * @throws {Refusal} `mission_not_found` (also for another member's), `mission_not_done`, `mission_claimed`,
 * `mission_expired`,
 *   `play_blocked`: final for the key
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export async function claimMission(deps: GatewayDeps, session: Session, asked: ClaimRequest): Promise<Mission> {
  const { memberId } = session
  const now = deps.now()
  const id = /^\d{1,18}$/.test(asked.missionId) ? BigInt(asked.missionId) : 0n
  await once(
    deps.database,
    {
      actor: `member:${memberId}`,
      key: asked.key,
      now,
      request: { call: 'claimMission', missionId: asked.missionId },
    },
    async (tx) => {
      await pay(tx, session, id, now)
      return {}
    },
  )
  balanceChanged(deps, memberId)
  const row = await findMission(deps.database, memberId, id)
  if (!row) throw new Error(`Mission ${id} is not there`)
  return wireMission(row, asked.language, now)
}

async function pay(tx: Transaction, session: Session, id: bigint, now: Date): Promise<void> {
  const { memberId } = session
  const restriction = await restrictionOf(tx, memberId, now)
  // The owner of a closed account has no session any more, so nobody can claim.
  if (restriction?.kind === 'closed') throw new Refusal('mission_not_found')
  if (restriction)
    throw new Refusal('play_blocked', { kind: restriction.kind, until: restriction.until?.toISOString() ?? null })
  await updateMissions(tx, session, now)
  const row = await findMission(tx, memberId, id)
  if (!row) throw new Refusal('mission_not_found')
  const state = stateOf(row, now)
  if (state !== 'reached') throw new Refusal(refusals[state])
  const wallet = await openWallet(tx, mainWallet(memberId, row.currency))
  const transferId = await transfer(tx, {
    kind: 'mission-reward',
    reference: `mission:${id}`,
    at: now,
    actor: `member:${memberId}`,
    legs: [
      { account: wallet, amount: row.reward },
      { system: 'bonus', amount: -row.reward },
    ],
  })
  await tx.query('UPDATE mission_progress SET claimed_at = :now, transfer_id = :transferId WHERE id = :id', {
    id,
    now,
    transferId,
  })
}

const refusals = {
  claimed: 'mission_claimed',
  expired: 'mission_expired',
  running: 'mission_not_done',
  missed: 'mission_not_done',
} as const
