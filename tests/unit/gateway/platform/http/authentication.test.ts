import { expect, test } from 'vitest'
import { agentTypes, memberType, trialType } from '#contract/account/members/member.ts'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import type { CallAuth, CallDefinition } from '#contract/define-call.ts'
import { authenticate } from '#gateway/platform/http/authentication.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'

/** The answer of a call of this kind to a session of an account of this type. */
async function answerTo(auth: CallAuth, type: number): Promise<string> {
  const session = { type, mustChangePassword: false } as never
  const call = { ...getContracts, auth } as unknown as CallDefinition
  const found = { session: async () => session, game: async () => undefined }
  return await authenticate(call, 'a-token', found).then(
    () => 'taken',
    (error: unknown) => (error instanceof CallFailure ? error.code : String(error)),
  )
}

test.each([
  ['session', trialType, 'taken'],
  ['session', memberType, 'taken'],
  ['member', trialType, 'real_account_required'],
  ['member', memberType, 'taken'],
  ['agent', trialType, 'real_account_required'],
  ['agent', memberType, 'not_an_agent'],
] as const)('a call of the kind "%s" answers an account of type %i: %s (rule 1.1)', async (auth, type, answer) => {
  expect(await answerTo(auth, type)).toBe(answer)
})

test.each(agentTypes)('agents of type %i may use the calls of agents and of members (rule 1.1)', async (type) => {
  expect([await answerTo('agent', type), await answerTo('member', type)]).toEqual(['taken', 'taken'])
})
