import { expect, test } from 'vitest'
import { siteAddress } from '#lib/site-address.ts'

test('without an address of its own the site is where it is served', () => {
  expect(siteAddress({})).toBe('http://127.0.0.1:4321')
  expect(siteAddress({ PORT: '5005' })).toBe('http://127.0.0.1:5005')
  expect(siteAddress({ PORT: 8080, PUBLIC_SITE_URL: '' })).toBe('http://127.0.0.1:8080')
  expect(siteAddress({ PORT: '5005', PUBLIC_SITE_URL: 'https://arara.example' })).toBe('https://arara.example')
  expect(siteAddress({ PORT: '0' })).toBe('http://127.0.0.1:4321')
})
