import { memberType } from '#contract/account/members/member.ts'
import { keepUpline } from '#gateway/account/auth/invitations.ts'
import { argonHasher, type PasswordHasher } from '#gateway/account/auth/passwords.ts'
import { createMember, findAccount, findAccounts } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { addPayoutAccount } from '#gateway/money/withdrawals/add-account.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { approveIdentity } from '#gateway/seed/demo-identity.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import { demoWithdrawPassword } from '#gateway/seed/demo-withdrawals.ts'
import { type DemoPerson, firstPeople, newcomers } from './people.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Opens the accounts of the first people that are missing, with all that a withdrawal needs. They have no history: it grows as they
 * play, so that a first start takes no longer.
 *
 * @param ending stops between two accounts
 * @returns everybody who can come: the first people, and those newcomers who have registered already
 */
export async function openPeople(
  deps: GatewayDeps,
  ending: AbortSignal,
  hasher: PasswordHasher = argonHasher,
): Promise<DemoPerson[]> {
  const { database } = deps
  const everybody = [...firstPeople, ...newcomers]
  const found = await findAccounts(
    database,
    everybody.map(({ account }) => account),
  )
  const open = new Map(found.map((known) => [known.account, known]))
  for (const person of firstPeople) {
    if (ending.aborted) break
    if (!open.has(person.account)) await openPerson(deps, person, hasher)
  }
  const canCome = ({ account }: DemoPerson) => {
    const known = open.get(account)
    return known ? known.disabledAt === null : firstPeople.some((first) => first.account === account)
  }
  return everybody.filter(canCome)
}

async function openPerson(deps: GatewayDeps, person: DemoPerson, hasher: PasswordHasher): Promise<void> {
  const { database, config } = deps
  const createdAt = new Date(deps.now().getTime() - (person.daysAgo ?? 0) * dayMs)
  const then: GatewayDeps = { ...deps, now: () => createdAt }
  const mobileNum = `119876${String(10_000 + person.place * 37).padStart(5, '0')}`
  const secrets = {
    passwordHash: await hasher.hash(demoPassword),
    paymentPasswordHash: await hasher.hash(demoWithdrawPassword),
  }
  const above = person.above === undefined ? undefined : await findAccount(database, person.above)
  const memberId = await database.transaction(async (tx) => {
    const { account, nickname } = person
    const mobile = { mobileNum, countryDialingCode: '+55', mobileKey: `+55${mobileNum}`, mobileVerifiedAt: createdAt }
    const opening = { type: memberType, currency: config.currency, createdAt, termsAcceptedAt: createdAt }
    const id = await createMember(tx, { account, nickname, birthday: '1990-05-17', ...mobile, ...secrets, ...opening })
    if (above) await keepUpline(tx, id, { code: `${person.above}26`, uplineId: above.id }, createdAt)
    return id
  })
  const pixKey = `${person.account}@pix.example`
  await addPayoutAccount(then, payoutPorts(then), memberId, { kind: 'pix', pixKey })
  if (config.jurisdiction.identity.basicAbove === 0n)
    await approveIdentity(deps, { account: person.account, ago: (person.daysAgo ?? 0) * dayMs })
}
