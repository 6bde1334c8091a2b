import { array, enums, integer, nullable, string, type } from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import { mostClaimed } from '#contract/rewards/hub/claim-rewards.ts'
import { type Claimable, type Claimed, claimableKinds, rewardUnits } from '#contract/rewards/hub/claimable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { claimOne } from './claim-one.ts'
import { claimablesOf, isClaimedAtOnce } from './claimable.ts'
import { sumsOf } from './summary.ts'
import { readWaiting } from './waiting.ts'

interface ClaimAllRequest {
  readonly key: string
  readonly language: string
}

/** The rewards that a key claims, as they are stored for it. */
const PlanStruct = type({
  items: array(
    type({
      kind: enums(claimableKinds),
      id: string(),
      title: nullable(string()),
      gameType: nullable(enums(gameTypes)),
      unit: enums(rewardUnits),
      currency: nullable(string()),
    }),
  ),
  left: integer(),
})

/**
 * Claims everything that a member can claim without reading terms, one after the other, each as its own call would. The key
 * keeps the list, so a repeated call claims nothing that has come since, and answers the same; what failed is tried again.
 *
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export async function claimAll(deps: GatewayDeps, session: Session, { key, language }: ClaimAllRequest) {
  const waiting = claimablesOf(await readWaiting(deps, session, language)).filter(isClaimedAtOnce)
  const request = { actor: `member:${session.memberId}`, key, now: deps.now(), request: { call: 'claimRewards' } }
  const { answer } = await once(deps.database, request, async () => planOf(waiting))
  const { items, left } = PlanStruct.create(answer)
  const list: Claimed[] = []
  for (const item of items) {
    const outcome = await claimOne(deps, session, { item, key, language })
    list.push({ ...item, amount: null, reason: null, ...outcome })
  }
  return { list, sums: sumsOf(list), left }
}

const planOf = (waiting: readonly Claimable[]) => ({
  items: waiting.slice(0, mostClaimed).map(({ kind, id, title, gameType, unit, currency }) => ({
    ...{ kind, id, title, gameType },
    ...{ unit, currency },
  })),
  left: Math.max(0, waiting.length - mostClaimed),
})
