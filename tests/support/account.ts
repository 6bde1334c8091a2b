import type { Page } from '@playwright/test'
import { createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { freePlay } from '#contract/account/auth/free-play.ts'
import { getChallenge } from '#contract/account/auth/get-challenge.ts'
import { login } from '#contract/account/auth/login.ts'
import { register } from '#contract/account/auth/register.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { roleOf } from '#contract/account/members/member.ts'
import { setWithdrawPassword } from '#contract/account/security/set-withdraw-password.ts'
import { createAgentLink } from '#contract/agents/links/create-agent-link.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { joinPromotion } from '#contract/rewards/promotions/join-promotion.ts'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import { solve } from './challenge.ts'
import { freshName, password } from './e2e.ts'
import { withdrawPassword } from './withdrawing.ts'

/** A session as the site keeps it in its tab. */
export interface Account {
  readonly token: string
  readonly role: 'trial' | 'member' | 'agent'
  readonly account: string
  readonly currency: string
  /** Further entries of the side menu. */
  readonly entitlements?: string
}

/** The gateway of this run, asked from outside the browser: for what a test needs but does not examine. */
export function gateway(baseUrl = process.env.BASE_URL ?? '') {
  const keys = createClient({ baseUrl })
  return createClient({ baseUrl, seal: createSeal(keys) })
}

/**
 * A new member.
 *
 * @param cents what to deposit through the sandbox provider, minor units
 */
export async function openAccount(cents = 0n): Promise<Account> {
  const account = await accountOf(await registered())
  if (cents > 0n) await payIn(account, cents)
  return account
}

/** A new agent directly below another one, with the withdraw password of the tests. */
export async function openAgent(above: Account): Promise<Account> {
  const call = gateway()
  const wish = { name: 'Test', kind: 'agent', rate: 0, language: 'pt', page: 'register' } as const
  const { code } = await call(createAgentLink, wish, { token: above.token, key: crypto.randomUUID() })
  const token = await registered(code)
  await call(setWithdrawPassword, { password, newWithdrawPassword: withdrawPassword }, { token })
  return await accountOf(token)
}

/** Registers a member, by an agent's code if one is given. @returns the session */
async function registered(affiliateCode?: string): Promise<string> {
  const call = gateway()
  const fields = { username: freshName(), password, confirmPassword: password, terms: true } as const
  const origin = { registerMethod: 'WEB', registerUrl: 'http://127.0.0.1/register/', domain: '127.0.0.1' } as const
  const proof = await solve(await call(getChallenge, {}))
  const by = affiliateCode === undefined ? {} : { affiliateCode }
  return (await call(register, { ...fields, ...origin, ...proof, ...by, login: true })).token
}

/** A new member who has joined the first promotion that fits, and has deposited 50.00. @param fits of what can be joined, in English */
export async function openAccountWith(fits: (reward: Reward) => boolean): Promise<Account> {
  const account = await openAccount()
  const { list } = await gateway()(getRewards, { language: 'en' }, account)
  const promotionId = list.find((reward) => reward.actions.includes('join') && fits(reward))?.promotionId ?? ''
  await gateway()(joinPromotion, { promotionId }, account)
  await payIn(account, 50_00n)
  return account
}

/** Deposits through the sandbox provider. @param cents minor units */
export async function payIn({ token, currency }: Account, cents: bigint): Promise<void> {
  const call = gateway()
  const charge = { method: 'pix', amount: cents, currency } as const
  const { payload } = await call(createDeposit, charge, { token, key: crypto.randomUUID() })
  await call(paySandbox, { payload }, { token })
}

/** Logs in one of the demo accounts, at the login page of its kind. */
export async function demoAccount(
  username: string,
  portal: 'member' | 'agent' = 'member',
  baseUrl?: string,
): Promise<Account> {
  const { token } = await gateway(baseUrl)(login, { username, password: 'Arara#2026', type: 'username', portal })
  return accountOf(token, baseUrl)
}

/** A trial user with play money. */
export async function trialAccount(): Promise<Account> {
  const { token } = await gateway()(freePlay, { platform: 'W' })
  return accountOf(token)
}

/** Lets the page begin with a session, as a tab that has been logged in before. */
export async function enterAs(page: Page, account: Account): Promise<void> {
  await page.addInitScript((kept) => {
    // Once: what the page does with its session afterwards is its own. Frames and empty pages have no storage.
    if (self !== top || location.origin === 'null' || sessionStorage.getItem('test.entered')) return
    sessionStorage.setItem('test.entered', '1')
    sessionStorage.setItem('arara.session', kept)
  }, JSON.stringify(account))
}

/** Puts another session into the tab; the next page uses it. */
export async function changeTo(page: Page, account: Account): Promise<void> {
  await page.evaluate((kept) => sessionStorage.setItem('arara.session', kept), JSON.stringify(account))
}

/** The balance on the gateway, minor units. */
export async function balanceOf({ token }: Account): Promise<bigint> {
  return (await gateway()(getBalance, {}, { token })).balance
}

/** Rounds on the gateway, newest first. */
export async function roundsOf({ token }: Account) {
  return (await gateway()(getBettingHistory, { pageSize: 20 }, { token })).list
}

async function accountOf(token: string, baseUrl?: string): Promise<Account> {
  const info = await gateway(baseUrl)(getMemberInfo, {}, { token })
  const { type, account, currency, hasVip, hasPoints, canTransfer, canDeposit, hasVendorWallets, availablePromo } = info
  // The session is stored as the site itself would: any other form counts as a change of the account, which closes
  // popups.
  const entitlements = [
    hasVip && 'vip',
    hasPoints && 'points',
    availablePromo.REFERRAL.enabled && 'referral',
    canTransfer && 'line',
    canDeposit && 'deposit',
    hasVendorWallets && 'funds',
  ]
    .filter(Boolean)
    .join(' ')
  return { token, role: roleOf(type), account, currency, ...(entitlements && { entitlements }) }
}
