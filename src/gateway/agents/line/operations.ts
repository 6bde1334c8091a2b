import { nothing } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { lineFlags } from './line-flags.ts'

const rules = { selfReferral: 'same person as the agent?', bonusRing: 'one person with many bonuses?' } as const
const facts = {
  device: 'same device',
  payout: 'same payout account',
  cpf: 'tax number is the PIX key of the other',
} as const

/** Signs of abuse in the lines of agents. */
const flags = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const found = await lineFlags(deps.database)
    for (const { rule, agent, accounts, fact } of found) out.row('flag', agent, rules[rule], facts[fact], ...accounts)
    if (found.length === 0) out.line('No line has a flag.')
  },
})

export const lineOperations: Readonly<Record<string, Operation>> = { 'line.flags': flags }
