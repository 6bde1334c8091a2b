import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { confirmWithdrawal } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { move } from '#tests/support/funds.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch, type Person, registerMember } from '#tests/support/people.ts'
import { payNow, withdraw, withdrawer } from '#tests/support/withdrawing.ts'
import { makeAgent } from './steps.ts'

/** The request to close an account, as its owner sends it. */
export const closing = ({ password, token }: Person, changed: object = {}) => ({
  input: { password, ...changed },
  token,
})

/** Makes `above` the inviter of `below`. */
export async function putBelow(gateway: TestGateway, above: Person, below: Person): Promise<void> {
  await gateway.deps.database.query(
    `INSERT INTO member_upline (member_id, upline_id, code, created_at)
     SELECT b.id, a.id, 'x', :now FROM member a, member b WHERE a.account = :username AND b.account = :account`,
    { username: above.username, account: below.username, now: gateway.clock.now() },
  )
}

/** Members whose account cannot be closed, by reason. */
export const closingBlocked = {
  async downline(gateway: TestGateway) {
    const agent = await registerMember(gateway)
    await makeAgent(gateway, agent)
    await putBelow(gateway, agent, await registerMember(gateway))
    return agent
  },
  async round(gateway: TestGateway) {
    const person = await fundedMember(gateway, 10_00n)
    await launch(gateway, person.token)
    await leaveRoundOpen(gateway, 10_00n)
    return person
  },
  async withdrawal(gateway: TestGateway) {
    const person = await withdrawer(gateway, 100_00n)
    await withdraw(gateway, person, 100_00n)
    return person
  },
  async missing(gateway: TestGateway) {
    const person = await withdrawer(gateway, 100_00n)
    const { withdrawalId } = await withdraw(gateway, person, 100_00n)
    await payNow(gateway)
    const input = { withdrawalId, confirmation: 'not_received' }
    ;(await gateway.call(confirmWithdrawal, input, { token: person.token })).value()
    return person
  },
  async deposit(gateway: TestGateway) {
    const person = await registerMember(gateway)
    const order = { method: 'pix', amount: 50_00n, currency: 'BRL' }
    ;(await gateway.call(createDeposit, order, { token: person.token, key: crypto.randomUUID() })).value()
    return person
  },
  async transfer(gateway: TestGateway) {
    const person = await fundedMember(gateway, 50_96n)
    ;(await move(gateway, person.token, { amount: 50_96n })).value()
    return person
  },
  async vendor(gateway: TestGateway) {
    const person = await fundedMember(gateway, 50_00n)
    ;(await move(gateway, person.token, { amount: 50_00n })).value()
    return person
  },
  balance: (gateway: TestGateway) => fundedMember(gateway, 10_00n),
}
