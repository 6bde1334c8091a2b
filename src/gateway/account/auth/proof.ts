import type { ProofMethod, ProvedAct } from '#contract/account/security/proof.ts'
import { type Account, findAccountById } from '#gateway/account/members/accounts.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Access } from './access.ts'
import { takeAuthenticatorCode } from './authenticators.ts'
import { isSixDigits, refuseShape } from './code-shapes.ts'
import { type CodeTarget, checkCode, spendCode } from './codes.ts'
import { demandAnswer } from './guarded-secret.ts'
import { clearFailures, proofSubject } from './login-guard.ts'
import { methodsOf } from './second-step.ts'
import { sendCode } from './send-code.ts'

export interface Proof {
  readonly method: ProofMethod
  readonly code: string
}

/** The ways in which an account can prove its owner now. The name at the bank is no proof: many people know it. */
export async function proofsOf(access: Access, account: Account): Promise<ProofMethod[]> {
  const methods = await methodsOf(access, access.deps.database, account)
  return methods.filter((method): method is ProofMethod => method !== 'payeeName' && method !== 'recoveryCode')
}

/** The account of a session. @throws {CallFailure} `session_expired` if the account is closed by now */
export async function accountOfSession({ deps }: Pick<Access, 'deps'>, memberId: bigint): Promise<Account> {
  const account = await findAccountById(deps.database, memberId)
  if (!account) throw new CallFailure('session_expired')
  return account
}

/** Sends the code for one act. @throws {CallFailure} `method_not_available`, `rate_limited` */
export async function sendProof(
  access: Access,
  memberId: bigint,
  { method, act, language }: { method: 'sms' | 'email'; act: ProvedAct; language: string | undefined },
) {
  const account = await accountOfSession(access, memberId)
  const target = await targetOf(access, account, method, act)
  return await sendCode(access, target, { to: target.recipient, language })
}

/**
 * Makes sure that a logged-in member is the owner of the account. Wrong answers of all methods count together, and like
 * failed logins.
 *
 * @throws {CallFailure} `method_not_available`, `code_wrong`, `rate_limited` after three wrong ones
 */
export async function demandProof(
  access: Access,
  account: Account,
  { method, code }: Proof,
  act: ProvedAct,
): Promise<void> {
  const { database, now } = access.deps
  const at = now()
  refuseShape(isSixDigits(code))
  await demandRight(access, account.id, async () => {
    if (method === 'authenticator') {
      await demandMethod(access, account, method)
      return await takeAuthenticatorCode(database, account.id, code, at)
    }
    const target = await targetOf(access, account, method, act)
    return (await checkCode(database, target, code, at)) && (await spendCode(database, target, code))
  })
}

/**
 * Counts wrong codes of a logged-in member, whatever their purpose.
 *
 * @throws {CallFailure} `code_wrong`, `rate_limited` after three wrong ones
 */
export async function demandRight(
  { deps }: Pick<Access, 'deps'>,
  memberId: bigint,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const subject = proofSubject(memberId)
  await demandAnswer(deps, { subject, wrong: 'code_wrong', isRight })
  await clearFailures(deps.database, subject)
}

async function demandMethod(access: Access, account: Account, method: ProofMethod): Promise<void> {
  if (!(await proofsOf(access, account)).includes(method)) throw new CallFailure('method_not_available')
}

async function targetOf(
  access: Access,
  account: Account,
  method: 'sms' | 'email',
  act: ProvedAct,
): Promise<CodeTarget> {
  await demandMethod(access, account, method)
  const recipient = method === 'sms' ? account.mobileKey : account.email
  if (recipient === null) throw new CallFailure('method_not_available')
  return { purpose: `security-${method}`, recipient, binding: `${act}:${account.id}` }
}
