import type { GatewayDeps } from '#gateway/deps.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { type CaptchaText, keepCaptcha } from './captchas.ts'

/** Creates a captcha, as base64 PNG. */
export async function offerCaptcha({ database, now }: GatewayDeps, draw: CaptchaText) {
  const text = draw()
  const picture = await drawCaptcha(text)
  return { captchaId: await keepCaptcha(database, text, now()), image: picture.toString('base64') }
}
