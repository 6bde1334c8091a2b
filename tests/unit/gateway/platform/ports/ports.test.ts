import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { firebaseIdentities } from '#gateway/platform/ports/firebase.ts'
import { smsWebhook } from '#gateway/platform/ports/sms-webhook.ts'
import { smtpMessenger } from '#gateway/platform/ports/smtp.ts'

test('an SMS goes to the webhook with its secret; a refusal is an error', async () => {
  const seen: { authorization: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ authorization: request.headers.authorization, body })
      response.writeHead(seen.length === 1 ? 202 : 500).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`
  const send = smsWebhook(url, 'a-secret')
  await send({ to: '+5511987654321', text: 'Olá' })
  expect(seen).toEqual([{ authorization: 'Bearer a-secret', body: '{"to":"+5511987654321","text":"Olá"}' }])
  await expect(send({ to: '+5511987654321', text: 'Olá' })).rejects.toThrow('500')
  server.close()
})

test('an e-mail is sent by SMTP, to one recipient only', async () => {
  const lines: string[] = []
  const server = createTcpServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk
        .toString()
        .split('\r\n')
        .filter((text) => text !== '')) {
        lines.push(line)
        if (inData && line !== '.') continue
        if (line === 'DATA') inData = true
        if (line === '.') inData = false
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
        if (line === 'QUIT') socket.end()
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const send = smtpMessenger(
    `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    'Arara <no-reply@arara.example>',
  )
  await send({ to: 'maria@example.com', subject: 'Nova senha', text: 'Abra este link' })
  expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<maria@example.com>'])
  expect(lines).toContain('Subject: Nova senha')
  expect(lines).toContain('Abra este link')
  server.close()
})

test('a Firebase token is accepted only from the project, in time and signed by its key', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] })
  const now = new Date('2026-11-21T12:00:00Z')
  const verify = firebaseIdentities('arara-demo', () => now, keys)
  const token = (changed: { issuer?: string; audience?: string; expires?: Date; key?: CryptoKey } = {}) =>
    new SignJWT({ phone_number: '+5511987654321' })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject('person-1')
      .setIssuedAt(new Date(now.getTime() - 60_000))
      .setIssuer(changed.issuer ?? 'https://securetoken.google.com/arara-demo')
      .setAudience(changed.audience ?? 'arara-demo')
      .setExpirationTime(changed.expires ?? new Date(now.getTime() + 60_000))
      .sign(changed.key ?? privateKey)
  expect(await verify(await token())).toEqual({
    provider: 'firebase',
    subject: 'person-1',
    mobileKey: '+5511987654321',
  })
  const stranger = await generateKeyPair('RS256')
  const forged = [
    await token({ issuer: 'https://securetoken.google.com/other' }),
    await token({ audience: 'other' }),
    await token({ expires: now }),
    await token({ key: stranger.privateKey }),
    'no token',
  ]
  for (const wrong of forged) expect(await verify(wrong)).toBeUndefined()
})
