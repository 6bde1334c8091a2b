import { type Infer, string, type } from 'superstruct'
import { faultOf, isUncertain } from '#api/errors.ts'
import { environment } from './environment.ts'
import { readKept } from './kept.ts'
import type { SessionState } from './session.ts'
import { attemptKeys } from './storage-keys.ts'

const AttemptStruct = type({ key: string(), what: string(), account: string() })
type Attempt = Infer<typeof AttemptStruct>

/**
 * Sends something that must happen once, such as an order of money. Its idempotency key is stored before sending. After a
 * lost answer or a reload, the same order of the same account is sent with the same key, so one tap acts once.
 *
 * @param order kind of the order; its key stays in the tab until there is an answer
 * @param what the order as text without secrets: the same text gets the same key
 * @throws what `send` throws
 */
export async function sendOnce<Answer>(
  order: keyof typeof attemptKeys,
  { account }: Pick<SessionState, 'account'>,
  what: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const storageKey = attemptKeys[order]
  const kept = readKept(storageKey, AttemptStruct)
  const isSame = kept?.what === what && kept.account === account
  const attempt: Attempt = isSame ? kept : { key: crypto.randomUUID(), what, account }
  environment.tab.set(storageKey, JSON.stringify(attempt))
  try {
    const answer = await send(attempt.key)
    environment.tab.remove(storageKey)
    return answer
  } catch (error) {
    if (!isUncertain(faultOf(error))) environment.tab.remove(storageKey)
    throw error
  }
}
