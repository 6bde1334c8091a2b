import type { BrowserContext } from '@playwright/test'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'

/**
 * Gives pages a key of the test's own, so that it can read what they seal; nothing of it reaches the gateway.
 *
 * @param path of the sealed call, which is answered as a closed registration is
 * @returns the bodies, as they come
 */
export async function readSealed(context: BrowserContext, path: string): Promise<Record<string, unknown>[]> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid: 'test', use: 'enc' }
  const bodies: Record<string, unknown>[] = []
  await context.route('**/wps/system/keys', (route) =>
    route.fulfill({ json: { success: true, value: { keys: [key] } } }),
  )
  await context.route(`**${path}`, async (route) => {
    const { sealed } = route.request().postDataJSON() as { sealed: string }
    const { plaintext } = await compactDecrypt(sealed, privateKey)
    bodies.push((JSON.parse(new TextDecoder().decode(plaintext)) as { body: Record<string, unknown> }).body)
    await route.fulfill({ status: 403, json: { success: false, code: 'registration_closed', message: 'closed' } })
  })
  return bodies
}
