import type { CallDefinition } from '#contract/define-call.ts'
import type { TurnLimits, Turns } from './turns.ts'

/** Calls in one class share a budget, by their cost and the damage of their abuse. */
export type LimitClass =
  | 'login'
  | 'register'
  | 'code'
  | 'captcha'
  | 'feedback'
  | 'file'
  | 'upload'
  | 'notice'
  | 'write'
  | 'read'

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
  // Files that are made of many rows while they are received.
  file: { seconds: 60, address: 300, account: 60 },
  // Notices of providers whose signature is wrong; right ones are never counted.
  notice: { seconds: 60, address: 30, account: 30 },
  // Thirty a day are stored; the others are tries that failed.
  upload: { seconds: 3600, address: 300, account: 60 },
  write: { seconds: 60, address: 1200, account: 300 },
  read: { seconds: 60, address: 3000, account: 600 },
}

/**
 * Bets of one account that run at once, and that may wait. Each bet queues twice, by game and by account, and still
 * gets its answer within five seconds.
 */
export const betTurns: TurnLimits = { atOnce: 2, waiting: 50, patience: 2_000 }

/** Other calls of one account at once: a site asks for a dozen, and a search or a list is worth a bet. */
export const callTurns: TurnLimits = { atOnce: 8, waiting: 100, patience: 2_000 }

/** Bets are queued: a person plays one at a time per game, and bets are the most expensive calls for the database. */
export const isBet = ({ auth, idempotent }: CallDefinition) => auth === 'game' && idempotent === true

/**
 * How often an account may make a call within 24 hours, where each time leaves a row behind. A person needs far fewer; without
 * it, what an account can write grows without end.
 */
const dayBudgets: Readonly<Record<string, number>> = {
  joinPromotion: 30,
  leavePromotion: 30,
  applyForPromotion: 30,
  addPayoutAccount: 20,
  removePayoutAccount: 20,
  beginIdentityCheck: 20,
  setLimit: 60,
  confirmLimit: 60,
  withdrawLimitWish: 60,
  setRealityCheck: 60,
  startPause: 60,
  saveNickname: 20,
  setBirthday: 20,
  renewPostbackSecret: 20,
  sendTestPostback: 60,
  sendPostbackAgain: 200,
  offerContract: 300,
  answerContract: 300,
  withdrawContractOffer: 300,
  terminateContract: 300,
}

/** For every other call that writes something of an account. */
const usualDayBudget = 1_000

/** Calls that leave nothing behind, or only take away what there is: nobody must be kept from these. */
const unbounded: ReadonlySet<string> = new Set([
  'checkDeposit',
  'simulateContract',
  'createEventsTicket',
  'endSession',
  'endOtherSessions',
  'removeAddress',
  'excludeSelf',
  'closeAccount',
])

/**
 * How often an account may make a call within 24 hours; undefined if it does not matter. Calls with an idempotency key have rules of
 * their own, because a decided order must be answered before any limit (product rule 16.7).
 */
export function dayBudget({ name, method, auth, idempotent }: CallDefinition): number | undefined {
  if (method === 'GET' || auth === 'none' || auth === 'game' || idempotent || unbounded.has(name)) return undefined
  return dayBudgets[name] ?? usualDayBudget
}

/**
 * Clients whose address nobody named share a budget that is so many times an address's: none of them is refused because of
 * a few others, and yet passwords, codes and registrations stay limited.
 */
export const unknownShare = 20

/** Counts requests. Returns the seconds to wait if the budget is used up; otherwise undefined. */
export interface RequestLimits {
  take(kind: LimitClass, scope: 'address' | 'account', subject: string): Promise<number | undefined>
  /** The same for a call that an account may make so often within 24 hours. */
  takeDay(call: string, most: number, account: string): Promise<number | undefined>
  readonly bets: Turns
  readonly calls: Turns
}

/** For tests and load runs. */
export const noLimits: RequestLimits = {
  take: async () => undefined,
  takeDay: async () => undefined,
  bets: { take: (_, work) => work() },
  calls: { take: (_, work) => work() },
}

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
  uploadFile: 'upload',
  setIcon: 'upload',
}

export function limitClass(call: CallDefinition): LimitClass {
  return ownClass[call.name] ?? (call.method === 'GET' ? 'read' : 'write')
}
