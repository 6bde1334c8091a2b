/** What keeps a browser from showing notices; each has its own sentence. */
export type PushHindrance = 'unavailable' | 'install' | 'unsupported' | 'blocked'

/** Why the browser did not subscribe. */
export type PushReason = PushHindrance | 'dismissed' | 'unreached'

export class PushError extends Error {
  override readonly name = 'PushError'
  readonly reason: PushReason

  constructor(reason: PushReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** What keeps this browser from showing notices; undefined if nothing does. It asks the person nothing. */
export function pushHindrance(): PushHindrance | undefined {
  if (!import.meta.env.PROD || import.meta.env.PUBLIC_SERVICE_WORKER === 'off') return 'unavailable'
  if (!('PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator))
    // On an iPhone or iPad only a site on the home screen has them, and only these browsers know `standalone`.
    return 'standalone' in navigator && navigator.standalone !== true ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : undefined
}

/**
 * Asks the person for the permission, and the browser for a subscription. Call it only after a tap.
 *
 * @param key public key of the operator, base64url
 * @throws {PushError}
 */
export async function subscribeBrowser(key: string) {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushError(permission === 'denied' ? 'blocked' : 'dismissed')
  try {
    const registration = await navigator.serviceWorker.ready
    const before = await registration.pushManager.getSubscription()
    if (before && !isOf(before, key)) await before.unsubscribe()
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
    return { endpoint, p256dh, auth }
  } catch (error) {
    throw new PushError('unreached', { cause: error })
  }
}

/** Whether a subscription was made with a key; the operator may have another one by now. */
function isOf({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}

/** Ends the subscription of the browser. A failure changes nothing: the gateway sends no more. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const made = await registration?.pushManager.getSubscription()
  await made?.unsubscribe()
}
