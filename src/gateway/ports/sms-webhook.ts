import type { Messenger } from './messages.ts'

/** Milliseconds for the provider to take a message. */
const patience = 10_000

/** Hands every SMS to an HTTP address as JSON `{ to, text }`; any answer of 2xx means that it was taken. */
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
