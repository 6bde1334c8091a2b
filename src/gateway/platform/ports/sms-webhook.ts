import type { Messenger } from './messages.ts'

/** Milliseconds for the provider to accept a message. */
const patience = 10_000

/** Sends every SMS to an HTTP address as JSON `{ to, text }`; any 2xx answer means that it was accepted. */
export function smsWebhook(url: string, secret: string | undefined): Messenger {
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS provider answered ${response.status}`)
  }
}
