import { expect, test } from 'vitest'
import { deviceOf } from '#gateway/account/auth/device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox · macOS'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  ['curl/8.5.0', ''],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
