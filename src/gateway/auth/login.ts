import type { LoginRequest } from '#contract/auth/login.ts'
import { addressGroup } from '#gateway/http/address.ts'
import type { RequestContext } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import type { Account } from '#gateway/member/accounts.ts'
import type { Access } from './access.ts'
import { findTyped, readName } from './account-names.ts'
import { admit, checkDoor } from './admit.ts'
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
 * one comparison of hashes among them, and get the same answer.
 *
 * @throws {CallFailure} `captcha_required`, `captcha_wrong`, `challenge_required`, `challenge_failed`, `login_failed`
 * (each with `value: { captcha: true, challenge }`); and only to who knows the password `account_disabled`,
 * `not_a_member`, `not_an_agent`, `verification_required`
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
  const account = await ownerOf(ports.hasher, accounts, request.password)
  const outcome = await database.transaction(async (tx) => {
    // Seen after the comparison: of many guesses at once, those that come after the lock are worth nothing.
    const { lockedFor } = await guardState(tx, subjects.account, now, true)
    if (!account || lockedFor > 0) return undefined
    checkDoor(account, request.portal)
    const offer = await beginSecondStep(access, tx, account, group)
    if (offer) return { offer }
    // The address keeps its count: who guesses names would clear it by logging in to an account of their own.
    await clearFailures(tx, subjects.account, subjects.attempt)
    const { address, userAgent } = caller
    return { opened: await admit(tx, account, { address, userAgent, now, byPassword: true }) }
  })
  if (!outcome) return await fail()
  // Only now, so that the begun step is kept.
  if (outcome.offer) throw new CallFailure('verification_required', { value: outcome.offer })
  return outcome.opened

  async function fail(): Promise<never> {
    for (const subject of [subjects.account, subjects.attempt, subjects.address])
      await noteFailure(database, subject, now)
    throw new CallFailure('login_failed', { value: { captcha: true, challenge: ports.challenges.required } })
  }
}

/** The account that the password opens; one comparison where there is none. */
async function ownerOf(hasher: PasswordHasher, accounts: readonly Account[], password: string) {
  if (accounts.length === 0) await hasher.verify(null, password)
  for (const account of accounts) if (await hasher.verify(account.passwordHash, password)) return account
  return undefined
}

/**
 * The letters come before the password: without them nothing can be tried. They are asked of who failed with this name
 * from this address, and, for who tries one name after the other, of an address with many failures.
 */
async function checkCaptcha(access: Access, subjects: Subjects, request: LoginRequest, now: Date) {
  const { database, config } = access.deps
  const attempt = await guardState(database, subjects.attempt, now)
  const address = await guardState(database, subjects.address, now)
  if (attempt.failures === 0 && address.recent < config.captchaAfter) return
  await demandLetters(access, request)
}
