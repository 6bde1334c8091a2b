import type { CallDefinition } from '#contract/define-call.ts'
import type { TurnLimits, Turns } from './turns.ts'

/** Calls in one class share a budget, by their cost and the damage of their abuse. */
export type LimitClass = 'login' | 'register' | 'code' | 'captcha' | 'feedback' | 'write' | 'read'

/**
 * Requests allowed per number of seconds. Addresses get more than accounts, because households and offices share one.
 */
interface Budget {
  readonly seconds: number
  readonly address: number
  readonly account: number
}

export const budgets: Readonly<Record<LimitClass, Budget>> = {
  login: { seconds: 600, address: 60, account: 60 },
  register: { seconds: 3600, address: 60, account: 60 },
  code: { seconds: 3600, address: 30, account: 30 },
  captcha: { seconds: 600, address: 120, account: 120 },
  feedback: { seconds: 3600, address: 20, account: 20 },
  write: { seconds: 60, address: 1200, account: 300 },
  read: { seconds: 60, address: 3000, account: 600 },
}

/**
 * Bets of one account that run at once, and that may wait. Each bet queues twice, by game and by account, and still
 * gets its answer within five seconds.
 */
export const betTurns: TurnLimits = { atOnce: 2, waiting: 50, patience: 2_000 }

/** Bets are queued: a person plays one at a time per game, and bets are the most expensive calls for the database. */
export const isBet = ({ auth, idempotent }: CallDefinition) => auth === 'game' && idempotent === true

/** Counts requests. Returns the seconds to wait if the budget is used up; otherwise undefined. */
export interface RequestLimits {
  take(kind: LimitClass, scope: 'address' | 'account', subject: string): Promise<number | undefined>
  readonly bets: Turns
}

/** For tests and load runs. */
export const noLimits: RequestLimits = { take: async () => undefined, bets: { take: (_, work) => work() } }

const ownClass: Readonly<Record<string, LimitClass>> = {
  login: 'login',
  verifyLogin: 'login',
  socialLogin: 'login',
  passkeyLogin: 'login',
  redeemHandoff: 'login',
  setPasswordByPhone: 'login',
  resetPassword: 'login',
  changePassword: 'login',
  resetWithdrawPassword: 'login',
  confirmContact: 'login',
  beginAuthenticator: 'login',
  confirmAuthenticator: 'login',
  renewRecoveryCodes: 'login',
  removeAuthenticator: 'login',
  beginPasskey: 'login',
  confirmPasskey: 'login',
  removePasskey: 'login',
  createExport: 'login',
  register: 'register',
  registerMobile: 'register',
  freePlay: 'register',
  registerDownline: 'register',
  sendLoginCode: 'code',
  sendRegisterCode: 'code',
  sendVerification: 'code',
  sendSecurityCode: 'code',
  sendContactCode: 'code',
  forgotPassword: 'code',
  getCaptcha: 'captcha',
  getChallenge: 'captcha',
  beginPasskeyLogin: 'captcha',
  getAffiliate: 'captcha',
  countLinkClick: 'captcha',
  sendFeedback: 'feedback',
}

export function limitClass(call: CallDefinition): LimitClass {
  return ownClass[call.name] ?? (call.method === 'GET' ? 'read' : 'write')
}
