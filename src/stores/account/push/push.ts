import { getPush } from '#contract/account/push/get-push.ts'
import type { Push } from '#contract/account/push/push.ts'
import { setPush } from '#contract/account/push/set-push.ts'
import { type PushSubscriptionRequest, subscribePush } from '#contract/account/push/subscribe-push.ts'
import { unsubscribePush } from '#contract/account/push/unsubscribe-push.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { resource } from '#stores/resource.ts'
import { pushAskedKey } from '#stores/storage-keys.ts'

/** What this device and the member's other ones are told. */
export const push = resource(() => call(getPush, {}))

/** Loads it once. Throws `CallError`. */
export async function knowPush(): Promise<void> {
  push.put(await call(getPush, {}))
}

/** Throws `CallError`. */
export async function subscribe(made: PushSubscriptionRequest): Promise<void> {
  push.put(await call(subscribePush, made))
}

/** Throws `CallError`. */
export async function unsubscribe(): Promise<void> {
  push.put(await call(unsubscribePush, {}))
}

/** Throws `CallError`. */
export async function choose({ withdrawals, rewards }: Pick<Push, 'withdrawals' | 'rewards'>): Promise<void> {
  push.put(await call(setPush, { withdrawals, rewards }))
}

/** Whether the person at this device was asked already, and has answered. */
export const wasAsked = (): boolean => environment.device.get(pushAskedKey) !== undefined

/** Whatever the answer was, nobody is asked twice; the settings stay. */
export const noteAsked = (): void => environment.device.set(pushAskedKey, 'yes')
