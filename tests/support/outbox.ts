import { proveWork } from '#api/challenge.ts'
import type { CallFunction } from '#api/client.ts'
import { getOutbox } from '#contract/account/auth/get-outbox.ts'
import { gateway } from './account.ts'

let count = 0

/** A Brazilian mobile number that is unique in this run. */
export function freshMobile(): string {
  count += 1
  return `119${String(process.pid % 10_000).padStart(4, '0')}${String(Date.now() % 100).padStart(2, '0')}${String(count % 100).padStart(2, '0')}`
}

/** The code of the newest SMS to a number, as the demonstration's outbox has it. */
export async function newestCode(mobileNum: string): Promise<string> {
  const { messages } = await gateway()(getOutbox, {})
  const text = messages.find(({ to }) => to.endsWith(mobileNum))?.text ?? ''
  const [code] = /\d{4,8}/.exec(text) ?? []
  if (code === undefined) throw new Error(`no code for ${mobileNum} in the outbox`)
  return code
}

/** The value of a call's field `challenge`. */
export async function proof(call: CallFunction): Promise<{ challenge?: string }> {
  const challenge = await proveWork(call)
  return challenge === undefined ? {} : { challenge }
}
