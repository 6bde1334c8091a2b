import { answerContract } from '#contract/agents/contracts/answer-contract.ts'
import { offerContract } from '#contract/agents/contracts/offer-contract.ts'
import { terminateContract } from '#contract/agents/contracts/terminate-contract.ts'
import { giveByHouse } from '#gateway/agents/contracts/house.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { toJson } from '#lib/json.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { agent, putBelow } from '#tests/support/line.ts'
import type { Person } from '#tests/support/people.ts'
import { setPassword, withdrawPassword } from '#tests/support/withdrawing.ts'

type Who = Pick<Person, 'token' | 'username'>

/** An agent with a withdraw password, below another one or at the top of a line. */
export async function lineAgent(gateway: TestGateway, above?: Pick<Person, 'username'>): Promise<Person> {
  const person = await agent(gateway)
  await setPassword(gateway, person)
  if (above) await putBelow(gateway, person, above)
  return person
}

/** The house's terms for an agent at the top. */
export const give = (gateway: TestGateway, { username }: Pick<Person, 'username'>, terms = salary(tier(1000))) =>
  giveByHouse(gateway.deps, { account: username, file: JSON.parse(toJson(terms)), by: 'test' })

export const offer = (gateway: TestGateway, from: Who, to: Pick<Person, 'username'>, terms: ContractTerms) =>
  gateway.call(offerContract, { downline: to.username, terms }, from)

export const answer = (gateway: TestGateway, { token }: Who, requestId: string, how: 'accept' | 'reject' = 'accept') =>
  gateway.call(answerContract, { requestId, answer: how, withdrawPassword }, { token })

/** Offers and accepts. */
export async function agree(gateway: TestGateway, from: Who, to: Who, terms: ContractTerms) {
  const { requestId } = (await offer(gateway, from, to, terms)).value()
  return (await answer(gateway, to, requestId)).value()
}

/** Asks for the end of a daily salary: a downline's, or the own one. */
export const askEnd = (gateway: TestGateway, { token }: Who, downline?: Pick<Person, 'username'>) => {
  const named = downline ? { downline: downline.username } : {}
  return gateway.call(terminateContract, { ...named, contract: 'dailySalary', withdrawPassword }, { token })
}

/** An agent with a contract of the house, and one below. */
export async function pair(gateway: TestGateway, terms = salary(tier(1000))) {
  const upline = await lineAgent(gateway)
  await give(gateway, upline, terms)
  return { upline, downline: await lineAgent(gateway, upline) }
}
