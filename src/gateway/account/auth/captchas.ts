import { createHash, randomInt, randomUUID } from 'node:crypto'
import { type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { Bytes, rowOf } from '#gateway/platform/db/rows.ts'
import { asCode } from '#lib/pasted.ts'
import { letters } from './captcha-letters.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { isCaptchaShaped } from './code-shapes.ts'

/** Milliseconds for which a captcha is valid. */
const lifetime = 5 * 60_000

const length = 5

/** Generates the characters of a captcha; tests replace it to know the answer. */
export type CaptchaText = () => string

export const randomCaptchaText: CaptchaText = () =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** Creates a captcha, as base64 PNG. */
export async function offerCaptcha({ database, now }: GatewayDeps, draw: CaptchaText) {
  const text = draw()
  const picture = await drawCaptcha(text)
  return { captchaId: await keepCaptcha(database, text, now()), image: picture.toString('base64') }
}

/** Stores the hashed answer of a new captcha and returns its id. */
async function keepCaptcha(on: Executor, text: string, now: Date): Promise<string> {
  const id = randomUUID()
  await on.query('INSERT INTO captcha (id, answer_hash, expires_at) VALUES (:id, :answerHash, :expiresAt)', {
    id,
    answerHash: hashAnswer(id, text),
    expiresAt: new Date(now.getTime() + lifetime),
  })
  return id
}

const AnswerRow = type({ answer_hash: Bytes })

/**
 * Whether the answer is right, ignoring case and spaces. The captcha is used up either way, unless the answer has not its form.
 */
export async function takeCaptcha(on: Executor, id: string, answer: string, now: Date): Promise<boolean> {
  if (!isCaptchaShaped(answer)) return false
  const row = await rowOf(
    on,
    AnswerRow,
    'DELETE FROM captcha WHERE id = :id AND expires_at > :now RETURNING answer_hash',
    { id, now },
  )
  return row !== undefined && Buffer.compare(row.answer_hash, hashAnswer(id, answer)) === 0
}

/** Deletes expired captchas. */
export async function deleteOldCaptchas(on: Executor, now: Date): Promise<void> {
  await purge(on, 'captcha', 'expires_at <= :now', { now })
}

function hashAnswer(id: string, answer: string): Uint8Array {
  return createHash('sha256')
    .update(`${id}:${asCode(answer).toUpperCase()}`)
    .digest()
}
