import { createCommissionPayout } from '#contract/agents/commission/create-commission-payout.ts'
import { giveCommission, someActive, someStatement } from '#tests/support/agents.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { agent } from '#tests/support/line.ts'
import { setPassword, withdrawPassword } from '#tests/support/withdrawing.ts'
import type { CallProducers } from './producer.ts'

const ofStatement = async (gateway: TestGateway) => {
  const { username, token } = await agent(gateway)
  return { input: { statementId: await someStatement(gateway, username) }, token }
}

/** The id of a statement that belongs to another agent. */
const foreign = async (gateway: TestGateway) => {
  const { input } = await ofStatement(gateway)
  return { input, token: (await agent(gateway)).token }
}

const payout = async (gateway: TestGateway, changed: object = {}) => {
  const person = await agent(gateway)
  await setPassword(gateway, person)
  await giveCommission(gateway, person.username, 50_00n)
  const input = { amount: 20_00n, withdrawPassword, ...changed }
  return { input, token: person.token, key: crypto.randomUUID() }
}

const days = { from: '2026-01-01', to: '2026-01-31' }

/** Statements of agents' contracts, and payouts. */
export const commissionProducers = {
  getCommissionStatements: {
    async success(gateway) {
      const { username, token } = await agent(gateway)
      for (const day of ['2026-01-05', '2026-01-06']) await someStatement(gateway, username, day)
      return { input: { contract: 'dailySalary', ...days, pageSize: 20 }, token }
    },
    refusals: {},
  },
  getCommissionStatement: { success: ofStatement, refusals: { statement_not_found: foreign } },
  getStatementMembers: {
    async success(gateway) {
      const { input, token } = await ofStatement(gateway)
      await someActive(gateway, input.statementId, 2)
      return { input: { ...input, pageSize: 20 }, token }
    },
    refusals: {
      async statement_not_found(gateway) {
        const { input, token } = await foreign(gateway)
        return { input: { ...input, pageSize: 20 }, token }
      },
    },
  },
  checkCommissionStatement: { success: ofStatement, refusals: { statement_not_found: foreign } },
  getCommission: {
    success: async (gateway) => ({ input: days, token: (await agent(gateway)).token }),
    refusals: {},
  },
  getCommissionPayouts: {
    async success(gateway) {
      const { input, token, key } = await payout(gateway)
      for (const suffix of ['a', 'b'])
        (await gateway.call(createCommissionPayout, input, { token, key: key + suffix })).value()
      return { input: { pageSize: 20 }, token }
    },
    refusals: {},
  },
  createCommissionPayout: {
    success: (gateway) => payout(gateway),
    refusals: {
      withdraw_password_wrong: (gateway) => payout(gateway, { withdrawPassword: '111111' }),
      async withdraw_password_missing(gateway) {
        const { input, key } = await payout(gateway)
        return { input, key, token: (await agent(gateway)).token }
      },
      amount_below_minimum: (gateway) => payout(gateway, { amount: 1n }),
      insufficient_funds: (gateway) => payout(gateway, { amount: 50_01n }),
    },
  },
} satisfies Record<string, CallProducers>
