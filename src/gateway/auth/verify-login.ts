import type { VerificationMethod, VerifyLoginRequest } from '#contract/auth/verify-login.ts'
import type { RequestContext } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { type Account, findAccountById } from '#gateway/member/accounts.ts'
import { asName } from '#lib/pasted.ts'
import type { Access } from './access.ts'
import { admit } from './admit.ts'
import { takeAuthenticatorCode } from './authenticators.ts'
import { isRecoveryShaped, isSixDigits, refuseShape } from './code-shapes.ts'
import { type CodeTarget, checkCode, spendCode } from './codes.ts'
import { accountSubject, attemptSubject, clearFailures, noteFailure } from './login-guard.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { closeStep, findStep, methodsOf, mostTries } from './second-step.ts'
import { sendCode } from './send-code.ts'

interface StepAccount {
  readonly account: Account
  readonly addressGroup: string
  readonly tries: number
}

/** Sends the code of a second step. @throws {CallFailure} `verification_expired`, `method_not_available`, `rate_limited` */
export async function sendVerification(
  access: Access,
  verificationId: string,
  method: 'sms' | 'email',
  language: string | undefined,
) {
  const { account } = await accountOf(access, verificationId, false)
  const recipient = await recipientOf(access, account, method)
  return await sendCode(access, targetOf(method, recipient, verificationId), { to: recipient, language })
}

/**
 * Completes a login that needs a second step.
 *
 * @throws {CallFailure} `verification_expired` (also if the account has been disabled since), `method_not_available`,
 *   `code_wrong`
 */
export async function verifyLogin(access: Access, request: VerifyLoginRequest, caller: RequestContext) {
  const { database } = access.deps
  const now = access.deps.now()
  const isShaped = shapes[request.method](request.code)
  // What cannot be right does not cost one of the tries.
  const { account, addressGroup, tries } = await accountOf(access, request.verificationId, isShaped)
  refuseShape(isShaped)
  if (!(await isRight(access, account, request))) {
    if (tries >= mostTries) {
      await noteFailure(database, accountSubject(account.account), now)
      await noteFailure(database, attemptSubject(account.account, addressGroup), now)
    }
    throw new CallFailure('code_wrong')
  }
  return await database.transaction(async (tx) => {
    if (!(await closeStep(tx, request.verificationId))) throw new CallFailure('verification_expired')
    await clearFailures(tx, accountSubject(account.account), attemptSubject(account.account, addressGroup))
    return await admit(tx, account, { from: caller, now, byPassword: true })
  })
}

async function accountOf({ deps }: Access, verificationId: string, trying: boolean): Promise<StepAccount> {
  const step = await findStep(deps.database, verificationId, deps.now(), trying)
  const account = step && (await findAccountById(deps.database, step.memberId))
  if (!account || account.disabledAt) throw new CallFailure('verification_expired')
  return { account, addressGroup: step.addressGroup, tries: step.tries }
}

async function isRight(access: Access, account: Account, { method, code, verificationId }: VerifyLoginRequest) {
  const { database, now } = access.deps
  if (method !== 'sms' && method !== 'email') {
    await demandMethod(access, account, method)
    // A name of which nothing is left to compare is not proved by any answer.
    if (method === 'payeeName') return fold(code) !== '' && fold(code) === fold(account.payeeName ?? '')
    if (method === 'recoveryCode') return await takeRecoveryCode(database, account.id, code, now())
    return await takeAuthenticatorCode(database, account.id, code, now())
  }
  const target = targetOf(method, await recipientOf(access, account, method), verificationId)
  return (await checkCode(database, target, code, now())) && (await spendCode(database, target, code))
}

async function demandMethod(access: Access, account: Account, method: VerificationMethod): Promise<void> {
  const methods = await methodsOf(access, access.deps.database, account)
  if (!methods.includes(method)) throw new CallFailure('method_not_available')
}

async function recipientOf(access: Access, account: Account, method: 'sms' | 'email'): Promise<string> {
  await demandMethod(access, account, method)
  const recipient = method === 'sms' ? account.mobileKey : account.email
  if (recipient === null) throw new CallFailure('method_not_available')
  return recipient
}

function targetOf(method: 'sms' | 'email', recipient: string, verificationId: string): CodeTarget {
  return { purpose: `verify-${method}`, recipient, binding: verificationId }
}

/** Names are compared without accents, case and repeated spaces, because banks write them differently. */
const fold = (name: string) => asName(name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether an answer has the form of a right one. */
const shapes: Readonly<Record<VerificationMethod, (code: string) => boolean>> = {
  sms: isSixDigits,
  email: isSixDigits,
  authenticator: isSixDigits,
  recoveryCode: isRecoveryShaped,
  payeeName: (name) => /\p{L}/u.test(name),
}
