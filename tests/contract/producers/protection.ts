import { excludeSelf } from '#contract/account/protection/exclude-self.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import type { RequestOf } from '#contract/define-call.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { registerMember } from '#tests/support/people.ts'
import type { CallProducers, Producers } from './producer.ts'

const deposits = { kind: 'deposit', period: 'day' } as const

async function newMember(gateway: TestGateway, input: object = {}) {
  const { token } = await registerMember(gateway)
  return { input, token }
}

/** A member with a daily deposit limit, who has requested a higher one. */
async function wishing(gateway: TestGateway) {
  const { token } = await registerMember(gateway)
  for (const amount of [100_00n, 200_00n]) (await gateway.call(setLimit, { ...deposits, amount }, { token })).value()
  return { input: deposits, token }
}

/** Sessions are shorter than the time to think, so only the row's times are moved. */
async function thoughtOver(gateway: TestGateway) {
  const sending = await wishing(gateway)
  await gateway.deps.database.query(`UPDATE member_limit SET wished_from = :now WHERE wished_from > :now`, {
    now: gateway.deps.now(),
  })
  return sending
}

const changed = (input: object, refusals: CallProducers['refusals']): CallProducers => ({
  success: (gateway) => newMember(gateway, input),
  refusals,
})

export const protectionProducers = {
  getProtection: changed({}, {}),
  setLimit: changed(
    { ...deposits, amount: 100_00n },
    {
      limit_out_of_range: (gateway) => newMember(gateway, { kind: 'loss', period: 'session', amount: 1n }),
      // The law of a market asks for it; the demonstration's does not.
      async limit_mandatory(gateway) {
        const sending = await newMember(gateway, { kind: 'loss', period: 'month', amount: null })
        moveTo(gateway, 'br')
        return sending
      },
    },
  ),
  confirmLimit: {
    success: thoughtOver,
    refusals: {
      limit_wish_unknown: (gateway) => newMember(gateway, deposits),
      limit_wish_early: wishing,
    },
  },
  withdrawLimitWish: { success: wishing, refusals: {} },
  setRealityCheck: changed({ minutes: 30 }, {}),
  startPause: changed({ hours: 24 }, { pause_not_offered: (gateway) => newMember(gateway, { hours: 1 }) }),
  excludeSelf: changed({ months: 6 }, { pause_not_offered: (gateway) => newMember(gateway, { months: 5 }) }),
} satisfies Producers

/** A member who has set a limit. */
export async function limited(gateway: TestGateway, token: string, limit: RequestOf<typeof setLimit>): Promise<void> {
  ;(await gateway.call(setLimit, limit, { token })).value()
}

/** Excludes a member from play, by their own wish. */
export async function excluded(gateway: TestGateway, token: string): Promise<void> {
  ;(await gateway.call(excludeSelf, { months: null }, { token })).value()
}

type Prepare<Sending> = (gateway: TestGateway) => Promise<Sending>

/** The same call of a member who is excluded from play. */
export const ofExcluded =
  <Sending extends { token: string }>(prepare: Prepare<Sending>): Prepare<Sending> =>
  async (gateway) => {
    const sending = await prepare(gateway)
    await excluded(gateway, sending.token)
    return sending
  }

/** The same call where the law asks for limits, of a member who has set none. */
export const withoutLimits =
  <Sending>(prepare: Prepare<Sending>): Prepare<Sending> =>
  async (gateway) => {
    const sending = await prepare(gateway)
    moveTo(gateway, 'br')
    return sending
  }
