import type { LoginRequest } from '#contract/auth/login.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { addressGroup } from '#gateway/http/address.ts'
import type { RequestContext } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { findAccount } from '#gateway/member/accounts.ts'
import { demandSolution } from '#gateway/ports/challenge.ts'
import type { Access } from './access.ts'
import { admit, checkDoor } from './admit.ts'
import { takeCaptcha } from './captchas.ts'
import { accountSubject, addressSubject, clearFailures, guardState, noteFailure, type Subject } from './login-guard.ts'
import { beginSecondStep } from './second-step.ts'

interface Subjects {
  readonly account: Subject
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
  const username = request.username.trim()
  const group = addressGroup(caller.address)
  const subjects = { account: accountSubject(username), address: addressSubject(group) }
  await checkCaptcha(access, subjects, request, now)
  const account = await findAccount(database, username)
  const right = await ports.hasher.verify(account?.passwordHash ?? null, request.password)
  const outcome = await database.transaction(async (tx) => {
    // Seen after the comparison: of many guesses at once, those that come after the lock are worth nothing.
    const { locked } = await guardState(tx, subjects.account, now, true)
    if (!account || !right || locked) return undefined
    checkDoor(account, request.portal)
    const offer = await beginSecondStep(access, tx, account, group)
    if (offer) return { offer }
    await clearFailures(tx, subjects.account)
    await clearFailures(tx, subjects.address)
    const { address, userAgent } = caller
    return { opened: await admit(tx, account, { address, userAgent, now, byPassword: true }) }
  })
  if (!outcome) return await fail()
  // Only now, so that the begun step is kept.
  if (outcome.offer) throw new CallFailure('verification_required', { value: outcome.offer })
  return outcome.opened

  async function fail(): Promise<never> {
    await noteFailure(database, subjects.account, now)
    await noteFailure(database, subjects.address, now)
    throw refused(access, 'login_failed')
  }
}

/** The letters come before the password: without them nothing can be tried. */
async function checkCaptcha(access: Access, subjects: Subjects, request: LoginRequest, now: Date) {
  const { database, config } = access.deps
  const account = await guardState(database, subjects.account, now)
  const address = await guardState(database, subjects.address, now)
  if (account.failures === 0 && address.failures < config.captchaAfter) return
  if (!request.captcha || !request.captchaId) throw refused(access, 'captcha_required')
  await demandSolution(access.ports.challenges, request.challenge, nextTry(access))
  if (!(await takeCaptcha(database, request.captchaId, request.captcha, now))) throw refused(access, 'captcha_wrong')
}

function refused(access: Access, code: ErrorCode): CallFailure {
  return new CallFailure(code, { value: nextTry(access) })
}

/** What the next try needs. */
const nextTry = ({ ports }: Access) => ({ captcha: true, challenge: ports.challenges.required })
