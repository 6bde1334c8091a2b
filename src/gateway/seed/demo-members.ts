import { memberType } from '#contract/account/members/member.ts'
import { issueInvitation } from '#gateway/account/auth/invitations.ts'
import { argonHasher } from '#gateway/account/auth/passwords.ts'
import { createMember, findAccount, type NewMember } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { demoWithdrawPassword } from './demo-withdrawals.ts'
import { mariaDaysAgo } from './demo-year.ts'

/** Password of every demo account. They exist only in demonstrations. */
export const demoPassword = 'Arara#2026'

const agentType = 1

interface DemoAccount {
  readonly account: string
  readonly nickname: string
  readonly type: number
  /** Age of the account in days; undefined if the line of the agent creates it (`demo-line.ts`). */
  readonly daysAgo?: number
  /** The purpose of the account, as the README says it. */
  readonly purpose: string
  readonly invitation?: { readonly code: string; readonly kind: 'affiliate' | 'referral' }
  /** Enables the second step by SMS, e-mail and bank-account name. */
  readonly proofs?: Pick<NewMember, 'mobileNum' | 'countryDialingCode' | 'mobileKey' | 'email' | 'payeeName'>
  /** A verified mobile number, which a withdrawal needs. */
  readonly mobile?: string
  /** Whether it has the withdraw password of the demonstration, without which an agent moves no money. */
  readonly canMoveMoney?: true
  /** The account must change its password first. */
  readonly passwordExpired?: boolean
}

/** Also listed in the README; a test compares both. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    account: 'maria',
    nickname: 'Maria',
    type: memberType,
    daysAgo: mariaDaysAgo,
    purpose: 'member with money, a year of rounds and an agent above',
    invitation: { code: 'maria26', kind: 'referral' },
    mobile: '11912345678',
  },
  {
    account: 'rafael',
    nickname: 'Rafael',
    type: agentType,
    // Rafael is older than Maria, because he invited her.
    daysAgo: mariaDaysAgo + 1,
    purpose: 'agent, with maria below; comes in at /agent/',
    invitation: { code: 'rafael26', kind: 'affiliate' },
    mobile: '11923456789',
    canMoveMoney: true,
  },
  {
    account: 'joana',
    nickname: 'Joana',
    type: memberType,
    daysAgo: 45,
    purpose: 'member whose login asks for a second step',
    proofs: {
      mobileNum: '11987654321',
      countryDialingCode: '+55',
      mobileKey: '+5511987654321',
      email: 'joana@example.com',
      payeeName: 'Joana Souza',
    },
  },
  {
    account: 'novato',
    nickname: 'Novato',
    type: memberType,
    daysAgo: 45,
    purpose: 'member whose password is due to be changed',
    passwordExpired: true,
  },
  {
    account: 'clara',
    nickname: 'Clara',
    type: agentType,
    purpose: 'agent below rafael, with an offer that waits; comes in at /agent/',
  },
]

/** Joana's last address (RFC 5737, used by nobody), so that her next login needs a second step. */
const elsewhere = '203.0.113.7'

/** Creates missing demo accounts, except those that the line of the agent creates. */
export async function seedMembers(deps: GatewayDeps): Promise<void> {
  for (const demo of demoAccounts) {
    if (demo.daysAgo === undefined || (await findAccount(deps.database, demo.account))) continue
    const createdAt = new Date(deps.now().getTime() - demo.daysAgo * 86_400_000)
    // Every account has its own salt, as real ones have.
    const passwordHash = await argonHasher.hash(demoPassword)
    const secrets = {
      passwordHash,
      ...(demo.canMoveMoney && { paymentPasswordHash: await argonHasher.hash(demoWithdrawPassword) }),
    }
    await deps.database.transaction((tx) =>
      openDemo(tx, demo, { ...secrets, currency: deps.config.currency, createdAt }),
    )
  }
}

async function openDemo(
  tx: Transaction,
  { invitation, proofs, mobile, purpose: _, daysAgo: __, canMoveMoney: ___, ...account }: DemoAccount,
  opening: Pick<NewMember, 'passwordHash' | 'paymentPasswordHash' | 'currency' | 'createdAt'>,
): Promise<void> {
  const { createdAt } = opening
  const proved = proofs ? { ...proofs, mobileVerifiedAt: createdAt, emailVerifiedAt: createdAt } : {}
  const number = mobile
    ? { mobileNum: mobile, countryDialingCode: '+55', mobileKey: `+55${mobile}`, mobileVerifiedAt: createdAt }
    : {}
  const memberId = await createMember(tx, { ...account, ...proved, ...number, ...opening, termsAcceptedAt: createdAt })
  if (invitation) await issueInvitation(tx, { ...invitation, memberId, now: createdAt })
  if (!proofs) return
  await tx.query(
    'INSERT INTO member_address (member_id, address_group, first_seen_at) VALUES (:memberId, :elsewhere, :createdAt)',
    { memberId, elsewhere, createdAt },
  )
}
