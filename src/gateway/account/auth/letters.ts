import { CallFailure } from '#gateway/platform/http/failure.ts'
import { demandSolution } from '#gateway/platform/ports/challenge.ts'
import type { Access } from './access.ts'
import { takeCaptcha } from './captchas.ts'

interface Answer {
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
  readonly challenge?: string | undefined
}

/**
 * Requires the letters of a captcha and the usual challenge, or only the harder challenge from a person who cannot see
 * the captcha.
 *
 * @throws {CallFailure} `captcha_required`, `captcha_wrong`, `challenge_required`, `challenge_failed`, each with
 *   `value: { captcha, challenge }`: whether the next attempt needs each of them
 */
export async function demandLetters({ deps, ports }: Access, { captcha, captchaId, challenge }: Answer): Promise<void> {
  const { challenges } = ports
  const value = { captcha: true, challenge: challenges.required }
  if (!captcha || !captchaId) {
    if (challenge !== undefined && (await challenges.accept(challenge, 'letters'))) return
    throw new CallFailure('captcha_required', { value })
  }
  await demandSolution(challenges, challenge, value)
  if (!(await takeCaptcha(deps.database, captchaId, captcha, deps.now())))
    throw new CallFailure('captcha_wrong', { value })
}
