import { expect, test } from 'vitest'
import { DialectAmount, fromMinor, toMinor } from '#contract/vendor/aggregator/amounts.ts'
import { exactJson, parseExact } from '#contract/vendor/aggregator/exact-json.ts'
import { dialectGame, gameFacts } from '#contract/vendor/aggregator/game-facts.ts'
import { demandPublicKey, isSignatureOf, newKeyPair, signBody } from '#contract/vendor/aggregator/signature.ts'
import { dialectStatuses, statusOf } from '#contract/vendor/aggregator/statuses.ts'

// Made once: openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out k.pem; openssl pkey -in k.pem -pubout;
// printf '%s' "$body" | openssl dgst -sha256 -sign k.pem | base64 -w0. The keys belong to nobody.
const privateKey = `-----BEGIN PRIVATE KEY-----
MIIEvwIBADANBgkqhkiG9w0BAQEFAASCBKkwggSlAgEAAoIBAQC4QYrnHqcRrLPK
jdoAQazjFZvdJMhWdhHZP6vRHniogglaVZZzYsDkL5TlEwqOdkcoQouSRdYs8xiJ
5SoENMya6NMXgKsmD82npXvEJLv6LxJeGK0LPyV3Oe9/86Avjw9JOOrRuNWcISBG
jRsZffakmFV78uJ/N/RFkdX8BXsAck2DTzU0CIcuoNcHaLZaqqtdWflToycrvlzW
OLbmRSx4KlxK8HVSg3jH+5Cqjr/KX0NS7+LTRr+RhAQm2pWAJM+zIv6WBQaKhVh8
jxXKzlfcW8R+M6Z8/Gwpx8tgVDZq34LroQJNihYAmzR44tlh1TKSoK59oDt3lCY0
HFQX0lUzAgMBAAECggEACqZAd3w7jsIgasVzw05dxjWNBSU87lZeULlP3m3NmSZZ
kQmKVmVE8yCsO+iI/yk8kp9J/tcfel3wiKPLSmPyLBqR0iAYhEInPO3LxKSU4sW5
YOE55dZX/YHxOEAl/X8Iv07VWkVoaeDg7dhLp9eycNqccjtcYPBPI32QKcP3/dNZ
g3kbsKTTrw7xBVBWK0FCiHnOSUl2gh0DkfotAUQF9/8cZToW5sFqLzf+4LmQ4yKf
2ddbYAPKKrW8RgtbC7hx5thJ8SdENQ7XJmxUcY6Lk1QgI6kFAoWW3cwjleN2SxTL
sWDgRM71uOUxtEoQ5Rbm9ehNIZpngi/Dz4rBkloI7QKBgQDxMYP80ElIOO/bXLQ/
PDPqbXbq5th+QVb2suFVDT0YAIugWlWS96V/vKMOBuy81RYrEVIVYnNBP6hbBkao
vNy+I8dcgMW7YzgmRpD/M2XZcYkPmRZ8miUaq5M/egZ5ZPP6gWVrCgF7dqqH1+/Y
2n+AzkLM1SwipWhygfENOPxTxwKBgQDDkTmncr/u9VVsPvB4dAfzkI7lQnG1o5LS
MgwD3SE6ajAVI+clHd95mqiO2ItXLYEIi5ALrwnAc5bnzfU6yMpRnF3Mipr+OFdJ
N4xf4jEIEtNIg8Iu1uq75tOAqtwPSDy9ci47oPzqQO6BQGt7aOyNNI0TWb+jUZJ2
/s5C3UkbNQKBgQCvpd64CzuDBCvxNYbykjZAn+09TlYVRCI/0K920AhQ5XzJj1/I
gt8cslSQj4xyTEAzpw5/Ek5bEy/Y8i4dDkU3lzjFbeYR/ETU4wkPQPAINb2aBWOx
5FPnI1I9pPD4EQP4x6kDFatUrWutOB2scBrww8U0BH560LjKw0S322su2wKBgQCk
p78M9pYWkMRtMMiyAa84KHvHFpw6PBA/nRd0oVd6oTD+e43/OBmRft9v9W3L5mn/
UdHjpGnneOqTHFreNXPyJl7q+b/pTnJfGL+9cumpTIBLS3PQj+5uabelWzWQQFez
gVDfr3mBmU210REthHe1o4srwaKR1Pol6f6rWThWCQKBgQDWm+6eOp7GLAozXaAw
cuitNpFfELpSuDG7v+neg5PUD4QYpOFd3/5BDUByFC+YAvJL8CFYWcB03ys/tW5x
YCM1bsTFhu1fKE7rUZEW++gm9zQdMnd/G8SuMcSXAjZ9aUbFbuWMQCqRYvrMu6hc
gMkR56EntWYVGS3+fbBpJta46w==
-----END PRIVATE KEY-----
`
const publicKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuEGK5x6nEayzyo3aAEGs
4xWb3STIVnYR2T+r0R54qIIJWlWWc2LA5C+U5RMKjnZHKEKLkkXWLPMYieUqBDTM
mujTF4CrJg/Np6V7xCS7+i8SXhitCz8ldznvf/OgL48PSTjq0bjVnCEgRo0bGX32
pJhVe/Lifzf0RZHV/AV7AHJNg081NAiHLqDXB2i2WqqrXVn5U6MnK75c1ji25kUs
eCpcSvB1UoN4x/uQqo6/yl9DUu/i00a/kYQEJtqVgCTPsyL+lgUGioVYfI8Vys5X
3FvEfjOmfPxsKcfLYFQ2at+C66ECTYoWAJs0eOLZYdUykqCufaA7d5QmNBxUF9JV
MwIDAQAB
-----END PUBLIC KEY-----
`
const body = new TextEncoder().encode(
  '{"user":"p-1","transaction_uuid":"16d2dcfe-b89e-41e7-854a-58404eea6d16","amount":250000,"currency":"BRL"}',
)
const signature = [
  'KdyBYqPlx4Fb/BRHz3FeMLDPFYFtIyKljBK0/A4lP8613rZbF1kt6YyZmOUVfHxWxWIaxJPJn1SqT+bdoloGwEOWzbj+hLvd2YfO',
  '40IafVH3ce9uKhSmPh+7eXM9mSVS6DC8WsVUEzTdTaKqbn4RcDCz6VoWsfPHCHmDYzERA5eczVXuTQVcMBEbt6ICj1A1y5epCFBT',
  '947pCFkzQBjkUuHqxssaKeTxEf7MR9OG8Jk6JbTki0tEQFwYTCed/QlswZX5jzaoxNz0jhdSo7uXNc9KIAm18flRbklEwY7Myt4P',
  'mcv5r2WNL5e+saPHeXhrtUv90ZPcXqKjttMezWGpfA==',
].join('')

test('the signature is that of openssl, in both directions (rule 35.14)', async () => {
  expect(await signBody(privateKey, body)).toBe(signature)
  expect(await isSignatureOf(publicKey, body, signature)).toBe(true)
  const other = body.slice()
  other[0] = 0x20
  expect(await isSignatureOf(publicKey, other, signature)).toBe(false)
  expect(await isSignatureOf(publicKey, body, `A${signature.slice(1)}`)).toBe(false)
  for (const none of ['', 'no base64!', signature.slice(4), signature.slice(3)])
    expect(await isSignatureOf(publicKey, body, none)).toBe(false)
  const mine = await newKeyPair()
  expect(await isSignatureOf(mine.publicKey, body, signature)).toBe(false)
  expect(await isSignatureOf(mine.publicKey, body, await signBody(mine.privateKey, body))).toBe(true)
})

test('only a public RSA key of 2048 bits is one', async () => {
  await demandPublicKey(publicKey)
  for (const none of [privateKey, '', 'key', publicKey.replace('MIIB', 'MIIC')])
    await expect(demandPublicKey(none)).rejects.toThrow('no public RSA key')
})

test('amounts are hundred-thousandths of a unit, and none is rounded (rule 35.14)', () => {
  expect(toMinor(250_000n, 'BRL')).toBe(250n)
  expect(toMinor(1_000n, 'BRL')).toBe(1n)
  for (const part of [1n, 999n, 1_001n, 250_500n]) expect(toMinor(part, 'BRL')).toBeUndefined()
  expect(toMinor(100_000n, 'VND')).toBe(1n)
  expect(toMinor(1_000n, 'VND')).toBeUndefined()
  expect(fromMinor(999_999_999_999_999_999n, 'BRL')).toBe(999_999_999_999_999_999_000n)
  expect(toMinor(999_999_999_999_999_999_000n, 'BRL')).toBe(999_999_999_999_999_999n)
  expect(toMinor(1_000_000_000_000_000_000_000n, 'BRL')).toBeUndefined()
})

test('a number is read and written to its last digit', () => {
  const text = '{"amount":123456789012345678901,"small":5,"part":1.5}'
  const read = parseExact(text) as { readonly amount: bigint; readonly small: number; readonly part: number }
  expect(read).toEqual({ amount: 123456789012345678901n, small: 5, part: 1.5 })
  expect(exactJson(read)).toBe(text)
  expect(DialectAmount.create(read.small)).toBe(5n)
  for (const wrong of [read.part, '5', -1, true, null]) expect(DialectAmount.is(wrong)).toBe(false)
  expect(() => DialectAmount.create(1.5)).toThrow()
  expect(() => DialectAmount.create(-1)).toThrow()
})

test('every code of ours has a status of the dialect', () => {
  for (const status of Object.values(statusOf)) expect(dialectStatuses).toContain(status)
  expect(Object.entries(statusOf).filter(([, status]) => status === 'RS_OK')).toEqual([['ok', 'RS_OK']])
})

test('a game of the list says the same in both forms, and one without its return is not offered', () => {
  const game = { game_code: 'isca', name: 'Isca', rtp: '96.1', hit_ratio: '24.47', volatility: 3, paylines: 20 }
  const facts = gameFacts(game)
  expect(facts).toMatchObject({ rtp: 9610, hitFrequency: 2447, volatility: 'middle', lines: 20, open: true })
  expect(facts && gameFacts(dialectGame(facts))).toEqual(facts)
  expect(gameFacts({ ...game, rtp: null })).toBeUndefined()
})
