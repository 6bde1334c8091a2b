import { modules } from '#contract/site/system/whitelabel.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import type { Person } from '#tests/support/people.ts'

/** Types of accounts, as `contract/account/members/member.ts` has them. */
const agent = 1

let addresses = 0

/** A separate address, so that failures of one test are not counted against another. */
export const newAddress = () => {
  addresses += 1
  return `198.51.${100 + Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

const set = (column: string) => async (gateway: TestGateway, name: string, value: Date | number | string) => {
  const { database } = gateway.deps
  await database.query(`UPDATE member SET ${column} = :value2 WHERE account_key = lower(:name)`, {
    name,
    value2: value,
  })
}

const setDisabled = set('disabled_at')
const setClosed = set('closed_at')
const setType = set('type')
const setPayee = set('payee_name')

export const disable = (gateway: TestGateway, { username }: Pick<Person, 'username'>) =>
  setDisabled(gateway, username, gateway.clock.now())

/** Marks an account as one that its owner has closed. */
export async function markClosed(gateway: TestGateway, person: Pick<Person, 'username'>): Promise<void> {
  await disable(gateway, person)
  await setClosed(gateway, person.username, gateway.clock.now())
}

export const makeAgent = (gateway: TestGateway, { username }: Pick<Person, 'username'>) =>
  setType(gateway, username, agent)

/** Gives an account something to prove itself with. */
export const setPayeeName = (gateway: TestGateway, { username }: Pick<Person, 'username'>, name: string) =>
  setPayee(gateway, username, name)

type ModuleId = (typeof modules)[keyof typeof modules]

/** Switches these modules off and every other on. */
export async function switchOff(gateway: TestGateway, ...off: ModuleId[]): Promise<void> {
  const { database, now } = gateway.deps
  const left = Object.values(modules).filter((name) => !off.includes(name))
  const tree = left.map((name) => ({ modId: name, enabled: true, childrenNodes: [] }))
  await writeSetting(database, 'whitelabel', tree, now())
}
