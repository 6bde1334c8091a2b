import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { canonicalText, isSameSignature, signatureOf } from '#contract/vendor/signature.ts'

const body = utf8ToBytes('{"transactionId":"bet-1","roundId":"r-1","amount":"250","currency":"BRL"}')
const signed = {
  method: 'POST',
  path: '/vendor/v1/bet',
  timestamp: '1795305600',
  nonce: '5f0c7d2e9a4b4c1d8e3f2a1b0c9d8e7f',
  body,
} as const

describe('the signature of the vendor protocol', () => {
  it('is that of the published example', () => {
    expect(bytesToHex(sha256(body))).toBe('fefff9330c53ae8992a9ffbccb14ee0afbfc8746eafec483789bbfb08bda07a1')
    expect(signatureOf('arara-test-secret', signed)).toBe(
      'd565d89a54ecb7982de398433f7c19d7dae3d42d9e4e1e190b1286e9426ad5fe',
    )
  })

  it.each([
    ['method', { method: 'ANSWER' }],
    ['path', { path: '/vendor/v1/win' }],
    ['timestamp', { timestamp: '1795305601' }],
    ['nonce', { nonce: '5f0c7d2e9a4b4c1d8e3f2a1b0c9d8e7e' }],
    ['body', { body: utf8ToBytes('{}') }],
  ] as const)('changes with the %s', (_, change) => {
    const other = { ...signed, ...change }
    expect(canonicalText(other)).not.toBe(canonicalText(signed))
    expect(isSameSignature(signatureOf('secret', signed), signatureOf('secret', other))).toBe(false)
  })

  it('is compared over its whole length', () => {
    expect(isSameSignature('abc', 'abc')).toBe(true)
    expect(isSameSignature('abc', 'ab')).toBe(false)
    expect(isSameSignature('abc', 'abcd')).toBe(false)
    expect(isSameSignature('abc', '')).toBe(false)
  })
})
