import { getReceiptKey } from '#contract/play/fairness/get-receipt-key.ts'
import { getSeedPairs } from '#contract/play/fairness/get-seed-pairs.ts'
import { rotateSeedPair } from '#contract/play/fairness/rotate-seed-pair.ts'
import type { ActiveSeedPair, RevealedSeedPair } from '#contract/play/fairness/seed-pair.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { receiptKey } from './receipt.ts'
import { currentPairs, type PairRow, revealedPairs, rotatePair } from './seed-pairs.ts'

const mostRevealed = 20

export function fairnessRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getReceiptKey, () => receiptKey(deps)),
    bind(getSeedPairs, async (_, { session: { memberId } }) => ({
      active: await activeOf(deps, memberId),
      revealed: (await revealedPairs(deps.database, memberId, mostRevealed)).map(wireRevealed),
    })),
    bind(rotateSeedPair, async ({ clientSeed }, { session: { memberId }, idempotencyKey: key }) => {
      const request = { call: 'rotateSeedPair', clientSeed }
      const { active } = await currentPairs(deps, memberId)
      await once(deps.database, { actor: `member:${memberId}`, key, request, now: deps.now() }, async (tx) => {
        const result = await rotatePair(deps, tx, active, clientSeed)
        if (result !== 'done') throw new CallFailure('round_in_progress', { retryAfter: 1 })
        return {}
      })
      return activeOf(deps, memberId)
    }),
  ]
}

/** The pair that plays, in the form for clients. */
export async function activeOf(deps: GatewayDeps, memberId: bigint): Promise<ActiveSeedPair> {
  const { active, next } = await currentPairs(deps, memberId)
  return {
    commitment: active.commitment,
    clientSeed: active.client_seed ?? '',
    nonce: active.nonce,
    since: (active.active_at ?? active.created_at).toISOString(),
    nextCommitment: next.commitment,
  }
}

const wireRevealed = (pair: PairRow): RevealedSeedPair => ({
  commitment: pair.commitment,
  serverSeed: pair.server_seed ?? '',
  clientSeed: pair.client_seed ?? '',
  rounds: pair.nonce,
  since: pair.active_at?.toISOString() ?? null,
  revealedAt: (pair.revealed_at ?? pair.created_at).toISOString(),
})
