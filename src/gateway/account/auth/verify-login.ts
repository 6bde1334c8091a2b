import type { VerificationMethod, VerifyLoginRequest } from '#contract/account/auth/verify-login.ts'
import { type Account, findAccountById } from '#gateway/account/members/accounts.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { asName } from '#lib/pasted.ts'
import type { Access } from './access.ts'
import { admit } from './admit.ts'
import { takeAuthenticatorCode } from './authenticators.ts'
import { isRecoveryShaped, isSixDigits, refuseShape } from './code-shapes.ts'
import { type CodeTarget, checkCode, spendCode } from './codes.ts'
import { accountSubject, attemptSubject, clearFailures, noteFailure } from './login-guard.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { closeStep, findStep, methodsOf, mostTries, noteWrongAnswer, type OpenStep } from './second-step.ts'
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
  const { database, now } = access.deps
  const { account } = await accountOf(database, await findStep(database, verificationId, now()))
  const recipient = await recipientOf(access, database, account, method)
  return await sendCode(access, targetOf(method, recipient, verificationId), { to: recipient, language })
}

/**
 * Completes a login that needs a second step.
 *
 * @throws {CallFailure} `verification_expired` (also if the account has been disabled since), `method_not_available`,
 *   `code_wrong`
 */
export async function verifyLogin(access: Access, request: VerifyLoginRequest, caller: RequestContext) {
  const now = access.deps.now()
  // What cannot be right does not cost one of the tries.
  refuseShape(shapes[request.method](request.code))
  const admitted = await access.deps.database.transaction(async (tx) => {
    // Simultaneous answers come one after the other, and an answer that is not compared to its end counts for nothing.
    const step = await findStep(tx, request.verificationId, now, true)
    const { account, addressGroup, tries } = await accountOf(tx, step)
    const subjects = [accountSubject(account.account), attemptSubject(account.account, addressGroup)]
    if (await isRight(access, tx, account, request)) {
      await closeStep(tx, request.verificationId)
      await clearFailures(tx, ...subjects)
      return await admit(tx, account, { from: caller, now, byPassword: true })
    }
    await noteWrongAnswer(tx, request.verificationId)
    if (tries + 1 >= mostTries) for (const subject of subjects) await noteFailure(tx, subject, now)
    return undefined
  })
  if (!admitted) throw new CallFailure('code_wrong')
  return admitted
}

async function accountOf(on: Executor, step: OpenStep | undefined): Promise<StepAccount> {
  const account = step && (await findAccountById(on, step.memberId))
  if (!account || account.disabledAt) throw new CallFailure('verification_expired')
  return { account, addressGroup: step.addressGroup, tries: step.tries }
}

async function isRight(access: Access, tx: Transaction, account: Account, answer: VerifyLoginRequest) {
  const { method, code, verificationId } = answer
  const now = access.deps.now()
  if (method !== 'sms' && method !== 'email') {
    await demandMethod(access, tx, account, method)
    // A name of which nothing is left to compare is not proved by any answer.
    if (method === 'payeeName') return fold(code) !== '' && fold(code) === fold(account.payeeName ?? '')
    if (method === 'recoveryCode') return await takeRecoveryCode(tx, account.id, code, now)
    return await takeAuthenticatorCode(tx, account.id, code, now)
  }
  const target = targetOf(method, await recipientOf(access, tx, account, method), verificationId)
  return (await checkCode(tx, target, code, now)) && (await spendCode(tx, target, code))
}

async function demandMethod(access: Access, on: Executor, account: Account, method: VerificationMethod) {
  const methods = await methodsOf(access, on, account)
  if (!methods.includes(method)) throw new CallFailure('method_not_available')
}

async function recipientOf(access: Access, on: Executor, account: Account, method: 'sms' | 'email'): Promise<string> {
  await demandMethod(access, on, account, method)
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
