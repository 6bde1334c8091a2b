import { salary, tier } from '#tests/support/agent-contracts.ts'
import { agree, answer, askEnd, give, lineAgent, offer, pair } from '#tests/support/contracts.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { agent, putBelow } from '#tests/support/line.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'
import type { Prepare, Producers } from './producer.ts'

const someTerms = salary(tier(500))
const lower = salary(tier(100))

/** A member with an open offer. */
async function offered(gateway: TestGateway) {
  const both = await pair(gateway)
  const { requestId } = (await offer(gateway, both.upline, both.downline, someTerms)).value()
  return { ...both, requestId }
}

const answering =
  (
    changed: object = {},
    before: (made: Awaited<ReturnType<typeof offered>>, gateway: TestGateway) => unknown = () => 0,
  ) =>
  async (gateway: TestGateway) => {
    const made = await offered(gateway)
    await before(made, gateway)
    const input = { requestId: made.requestId, answer: 'accept', withdrawPassword, ...changed }
    return { input, token: made.downline.token }
  }

/** An agent below one who has an agreed contract. */
async function agreed(gateway: TestGateway, terms = someTerms) {
  const both = await pair(gateway)
  await agree(gateway, both.upline, both.downline, terms)
  return both
}

/** As `agreed`, and the downline has an open offer to an agent below. */
async function waitingBelow(gateway: TestGateway) {
  const both = await agreed(gateway)
  const third = await lineAgent(gateway, both.downline)
  ;(await offer(gateway, both.downline, third, lower)).value()
  return both
}

const ofPair =
  (make: (gateway: TestGateway) => ReturnType<typeof pair>, changed: object): Prepare =>
  async (gateway) => {
    const { upline, downline } = await make(gateway)
    return { input: { downline: downline.username, ...changed }, token: upline.token }
  }

const ending = { contract: 'dailySalary', withdrawPassword }

export const agentContractProducers = {
  offerContract: {
    success: ofPair(pair, { terms: someTerms }),
    refusals: {
      downline_unknown: ofPair(pair, { downline: 'nobody-at-all', terms: someTerms }),
      contract_terms_invalid: ofPair(pair, { terms: salary(tier(500), tier(400, 1n)) }),
      contract_above_ceiling: ofPair(pair, { terms: salary(tier(1001)) }),
      async contract_missing(gateway) {
        const upline = await lineAgent(gateway)
        const downline = await lineAgent(gateway, upline)
        return { input: { downline: downline.username, terms: someTerms }, token: upline.token }
      },
      contract_pending: ofPair(offered, { terms: someTerms }),
      contract_downline_waiting: ofPair(waitingBelow, { terms: lower }),
    },
  },
  answerContract: {
    success: answering(),
    refusals: {
      withdraw_password_wrong: answering({ withdrawPassword: '000000' }),
      async withdraw_password_missing(gateway) {
        const upline = await lineAgent(gateway)
        await give(gateway, upline)
        const downline = await agent(gateway)
        await putBelow(gateway, downline, upline)
        const { requestId } = (await offer(gateway, upline, downline, someTerms)).value()
        return { input: { requestId, answer: 'accept', withdrawPassword }, token: downline.token }
      },
      contract_not_found: answering({ requestId: '99999999999' }),
      contract_answered: answering({}, async ({ downline, requestId }, gateway) =>
        (await answer(gateway, downline, requestId, 'reject')).value(),
      ),
      contract_changed: answering({}, ({ upline }, { deps }) =>
        byOwner(deps.database, 'UPDATE member SET disabled_at = :now, closed_at = :now WHERE account = :username', {
          username: upline.username,
          now: deps.now(),
        }),
      ),
      async contract_downline_waiting(gateway) {
        const { upline, downline } = await agreed(gateway)
        const third = await lineAgent(gateway, downline)
        const { requestId } = (await offer(gateway, upline, downline, lower)).value()
        ;(await offer(gateway, downline, third, lower)).value()
        return { input: { requestId, answer: 'accept', withdrawPassword }, token: downline.token }
      },
    },
  },
  withdrawContractOffer: {
    async success(gateway) {
      const { upline, requestId } = await offered(gateway)
      return { input: { requestId }, token: upline.token }
    },
    refusals: {
      async contract_not_found(gateway) {
        return { input: { requestId: '99999999999' }, token: (await agent(gateway)).token }
      },
      async contract_answered(gateway) {
        const { upline, downline, requestId } = await offered(gateway)
        ;(await answer(gateway, downline, requestId, 'reject')).value()
        return { input: { requestId }, token: upline.token }
      },
    },
  },
  terminateContract: {
    success: ofPair(agreed, ending),
    refusals: {
      async withdraw_password_missing(gateway) {
        return { input: ending, token: (await agent(gateway)).token }
      },
      withdraw_password_wrong: ofPair(pair, { ...ending, withdrawPassword: '000000' }),
      downline_unknown: ofPair(pair, { ...ending, downline: 'nobody-at-all' }),
      contract_not_found: ofPair(pair, ending),
      async contract_pending(gateway) {
        const { upline, downline } = await agreed(gateway)
        ;(await askEnd(gateway, downline)).value()
        return { input: { ...ending, downline: downline.username }, token: upline.token }
      },
      contract_downline_waiting: ofPair(waitingBelow, ending),
    },
  },
  simulateContract: {
    success: ofPair(pair, { contract: 'dailySalary', terms: someTerms }),
    refusals: {
      downline_unknown: ofPair(pair, { downline: 'nobody-at-all', contract: 'dailySalary', terms: someTerms }),
    },
  },
  lookBackContract: {
    async success(gateway) {
      const { requestId, downline } = await offered(gateway)
      return { input: { requestId }, token: downline.token }
    },
    refusals: {
      async contract_not_found(gateway) {
        const { token } = await lineAgent(gateway)
        return { input: { requestId: '987654321' }, token }
      },
    },
  },
  getDownlineContracts: {
    async success(gateway) {
      const { upline } = await offered(gateway)
      // There is more than one account below, so that there is another page.
      await lineAgent(gateway, upline)
      return { input: { pageSize: 20 }, token: upline.token }
    },
    refusals: {},
  },
  getContractHistory: {
    success: ofPair(agreed, { pageSize: 20 }),
    refusals: { downline_unknown: ofPair(pair, { downline: 'nobody-at-all', pageSize: 20 }) },
  },
} satisfies Producers
