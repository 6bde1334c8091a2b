import type { LoginRequest } from '#contract/account/auth/login.ts'
import type { Account } from '#gateway/account/members/accounts.ts'
import { addressGroup } from '#gateway/platform/http/address.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Access } from './access.ts'
import { findTyped, readName } from './account-names.ts'
import { admit, checkPortal } from './admit.ts'
import { attempt } from './attempts.ts'
import { demandLetters } from './letters.ts'
import {
  accountSubject,
  addressSubject,
  attemptSubject,
  clearFailures,
  guardState,
  noteFailure,
  type Subject,
} from './login-guard.ts'
import type { PasswordHasher } from './passwords.ts'
import { beginSecondStep } from './second-step.ts'

interface Subjects {
  readonly account: Subject
  readonly attempt: Subject
  readonly address: Subject
}

/**
 * Opens a session by name and password. An unknown name, a wrong password and a locked account take the same steps,
 * including one comparison of hashes, and get the same answer.
 *
 * @throws {CallFailure} `captcha_required`, `captcha_wrong`, `challenge_required`, `challenge_failed`, `login_failed`
 *   (each with `value: { captcha: true, challenge }`); only with the right password `account_closed`, `account_disabled`,
 *   `not_a_member`, `not_an_agent`, `verification_required`
 */
export async function logIn(access: Access, request: LoginRequest, caller: RequestContext) {
  const { deps, ports } = access
  const { database } = deps
  const now = deps.now()
  const group = addressGroup(caller.address)
  const typed = await readName(database, request.username, request.countryDialingCode)
  const { name, accounts } = await findTyped(database, typed)
  const subjects = {
    account: accountSubject(name),
    attempt: attemptSubject(name, group),
    address: addressSubject(group),
  }
  await checkCaptcha(access, subjects, request, now)
  const compare = (those: readonly Account[]) => ownerOf(ports.hasher, those, request.password)
  const made = await attempt(deps, subjects.account, () => compare(accounts))
  if ('waitUntil' in made) {
    // It takes as long as with the passwords, but tells nothing about them.
    await compare(accounts.map((locked) => ({ ...locked, passwordHash: null })))
    // Without a lock, attempts under way are in the way, perhaps of a gateway that has died: this one was not compared, and may be
    // right.
    const { lockedFor } = await guardState(database, subjects.account, now)
    const wait = made.waitUntil.getTime() - now.getTime()
    if (lockedFor === 0) throw new CallFailure('rate_limited', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
  }
  const account = 'found' in made ? made.found : undefined
  if (!account) return await fail()
  const outcome = await database.transaction(async (tx) => {
    checkPortal(account, request.portal)
    const offer = await beginSecondStep(access, tx, account, { addressGroup: group })
    if (offer) return { offer }
    // The address keeps its count: an attacker could otherwise reset it by logging in to an account of their own.
    await clearFailures(tx, subjects.account, subjects.attempt)
    return { opened: await admit(tx, account, { from: caller, now, byPassword: true }) }
  })
  // Thrown outside the transaction, which has stored the second step.
  if (outcome.offer) throw new CallFailure('verification_required', { value: outcome.offer })
  return outcome.opened

  async function fail(): Promise<never> {
    // The account's own attempt is counted already.
    for (const subject of [subjects.attempt, subjects.address]) await noteFailure(database, subject, now)
    throw new CallFailure('login_failed', { value: { captcha: true, challenge: ports.challenges.required } })
  }
}

/**
 * The account that the password belongs to. Without an account it still compares one hash, so that both cases take the
 * same time.
 */
async function ownerOf(hasher: PasswordHasher, accounts: readonly Account[], password: string) {
  if (accounts.length === 0) await hasher.verify(null, password)
  for (const account of accounts) if (await hasher.verify(account.passwordHash, password)) return account
  return undefined
}

/**
 * Checks the captcha before the password, so that nothing can be tried without it. It is required after a failure with
 * this name from this address, and from an address with many failures, which may be trying one name after another.
 */
async function checkCaptcha(access: Access, subjects: Subjects, request: LoginRequest, now: Date) {
  const { database, config } = access.deps
  const attempt = await guardState(database, subjects.attempt, now)
  const address = await guardState(database, subjects.address, now)
  if (attempt.failures === 0 && address.recent < config.captchaAfter) return
  await demandLetters(access, request)
}
