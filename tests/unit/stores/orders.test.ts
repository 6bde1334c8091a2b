import { beforeAll, describe, expect, test } from 'vitest'
import { createCommissionPayout } from '#contract/agents/commission/create-commission-payout.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { createLineTransfer } from '#contract/money/line-transfers/create-line-transfer.ts'
import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { convertPoints } from '#contract/rewards/points/convert-points.ts'
import type { DeliveryAddress } from '#contract/rewards/points/point.ts'
import { redeemReward } from '#contract/rewards/points/redeem-reward.ts'
import { producers } from '#tests/contract/producers/all.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { faultOfStore, openSite } from './tab.ts'

// The site's orders of money on the real gateway, with an answer that is lost (product rule 16.7).

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  return () => closeReconciled(gateway)
})

/** The fields of all orders; a producer gives those of its own. */
interface Input {
  readonly accountId: string
  readonly receiver: string
  readonly amount: bigint
  readonly points: bigint
  readonly rewardId: string
  readonly address: DeliveryAddress | undefined
  readonly vassalage: string
  readonly direction: 'in' | 'out'
  readonly withdrawPassword?: string
  readonly password?: string
}
interface Order {
  readonly call: CallDefinition
  /** Orders as the site's form does. @param wrong in place of the password */
  readonly order: (input: Input, wrong?: string) => Promise<unknown>
}

const password = (input: Input, wrong?: string): string => wrong ?? input.withdrawPassword ?? input.password ?? ''

const orders: readonly Order[] = [
  {
    call: createWithdrawal as CallDefinition,
    order: async (input, wrong) =>
      (await import('#stores/money/withdrawals/withdrawal.ts')).withdraw({
        accountId: input.accountId,
        amount: BigInt(input.amount),
        withdrawPassword: password(input, wrong),
      }),
  },
  {
    call: createLineTransfer as CallDefinition,
    order: async (input, wrong) =>
      (await import('#stores/money/line-transfers/line-transfer.ts')).sendMoney({
        receiver: input.receiver,
        amount: BigInt(input.amount),
        withdrawPassword: password(input, wrong),
      }),
  },
  {
    call: createCommissionPayout as CallDefinition,
    order: async (input, wrong) =>
      (await import('#stores/agents/commission/commission.ts')).askForPayout(
        BigInt(input.amount),
        password(input, wrong),
      ),
  },
  {
    call: convertPoints as CallDefinition,
    order: async (input, wrong) =>
      (await import('#stores/rewards/points/points.ts')).convertPoints({
        points: input.points,
        amount: input.amount,
        password: password(input, wrong),
      }),
  },
  {
    call: redeemReward as CallDefinition,
    order: async (input, wrong) =>
      (await import('#stores/rewards/points/points.ts')).redeem(
        { rewardId: input.rewardId, address: input.address, password: password(input, wrong) },
        'pt',
      ),
  },
  {
    call: walletTransfer as CallDefinition,
    order: async (input) => (await import('#stores/money/vendor-wallets/vendor-wallets.ts')).moveFunds(input),
  },
]

describe.each(orders)('$call.name', ({ call, order }) => {
  test('happens once after a lost answer, an ended session, another login and a mistyped password (rule 16.7)', async () => {
    const prepared = await producers[call.name]?.success(gateway)
    if (!prepared?.token) throw new Error(`${call.name} has no producer`)
    const input = prepared.input as Input
    const { network, keepSession } = await openSite(gateway)
    const session = { token: prepared.token, role: 'member', account: 'somebody', currency: 'BRL' } as const
    keepSession(session)
    network.loseAnswer(call)
    expect(await faultOfStore(order(input))).toEqual({ kind: 'unreachable' })
    const moved = await movements()
    const ended = { success: false, code: 'session_expired', message: '' }
    network.answer(call, Response.json(ended, { status: 401 }))
    expect(await faultOfStore(order(input))).toMatchObject({ code: 'session_expired' })
    keepSession(session)
    network.answer(call, Response.json({ success: false, code: 'rate_limited', message: '' }, { status: 429 }))
    expect(await order(input, '900913')).toBeDefined()
    expect(new Set(network.sentTo(call).map(({ key }) => key)).size).toBe(1)
    expect(await movements()).toEqual(moved)
    // It is decided, so the next order is another one.
    await order(input).catch(() => undefined)
    expect(new Set(network.sentTo(call).map(({ key }) => key)).size).toBe(2)
  })
})

/** Everything that has moved or holds money. */
const movements = () =>
  gateway.deps.database.query(
    'SELECT (SELECT count(*) FROM ledger_transfer) AS transfers, (SELECT count(*) FROM ledger_hold) AS holds',
  )
