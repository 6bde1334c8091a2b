import type { GatewayDeps } from '#gateway/deps.ts'
import { fundsPorts } from '#gateway/money/vendor-wallets/ports.ts'
import { requestTransfer } from '#gateway/money/vendor-wallets/request.ts'
import { askAboutTransfers } from '#gateway/money/vendor-wallets/settle.ts'

/**
 * The demonstration's vendor with wallets of its own that is not connected (`seed/catalogue/vendors.ts`): the sandbox knows the
 * seeded money. One that is connected has books of its own, which no seed writes.
 */
const demoVendor = 'MESAOITO'

const minute = 60_000
const day = 24 * 60 * minute

interface DemoTransfer {
  readonly ago: number
  readonly direction: 'in' | 'out'
  /** Minor units; the cents decide what the sandbox's vendor does (`funds/sandbox-wallets.ts`). */
  readonly amount: bigint
}

/** One of each kind, oldest first: in, out, refused, never arrived, confirmed late, and not confirmed yet. */
const demoTransfers: readonly DemoTransfer[] = [
  { ago: 12 * day, direction: 'in', amount: 40_00n },
  { ago: 11 * day, direction: 'out', amount: 15_00n },
  { ago: 8 * day, direction: 'in', amount: 5_91n },
  { ago: 6 * day, direction: 'in', amount: 4_93n },
  { ago: 3 * day, direction: 'in', amount: 3_92n },
  { ago: 5 * minute, direction: 'out', amount: 2_96n },
]

/** The events of Maria's transfers: each is requested, and its state is asked for two minutes later. */
export function transfersToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  const now = deps.now().getTime()
  return demoTransfers.map(({ ago, direction, amount }, place) => ({
    time: now - ago,
    run: async () => {
      const order = { vendor: demoVendor, direction, amount, currency }
      const owner = { memberId, accountCurrency: currency, key: `demo-transfer-${place}` }
      const then = at(deps, now - ago)
      await requestTransfer(then, fundsPorts(then), { ...owner, ...order })
      const later = at(deps, now - ago + 2 * minute)
      await askAboutTransfers(later, fundsPorts(later))
    },
  }))
}

/** The gateway with a clock set to `time`, without a log, because the vendor's faults are part of the demonstration. */
const at = (deps: GatewayDeps, time: number): GatewayDeps => ({
  ...deps,
  now: () => new Date(time),
  log: deps.log.child({}, { level: 'silent' }),
})
