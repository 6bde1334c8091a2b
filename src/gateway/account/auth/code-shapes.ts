import { CallFailure } from '#gateway/platform/http/failure.ts'
import { asCode } from '#lib/pasted.ts'

/** Six digits: codes by SMS and e-mail, of an authenticator app, and withdraw passwords. */
export const isSixDigits = (code: string): boolean => /^\d{6}$/.test(asCode(code))

/** The form of recovery codes: sixteen letters and digits. */
export const isRecoveryShaped = (code: string): boolean => /^[a-z0-9]{16}$/i.test(asCode(code))

/** The form of a captcha: five letters and digits. */
export const isCaptchaShaped = (answer: string): boolean => /^[a-z0-9]{5}$/i.test(asCode(answer))

/**
 * Refuses a code that cannot be right, before it costs one of the attempts (product rule 4.13).
 *
 * @throws {CallFailure} `code_wrong`
 */
export function refuseShape(isShaped: boolean): void {
  if (!isShaped) throw new CallFailure('code_wrong')
}
