import { beforeEach, expect, test } from 'vitest'
import { campaign } from '#stores/account/auth/campaign.ts'
import { type Environment, environment, memoryStorage, setEnvironment } from '#stores/environment.ts'
import { campaignKey } from '#stores/storage-keys.ts'
import { runEarly } from '#tests/unit/stores/boot.ts'

let tab: Environment['tab']
beforeEach(() => {
  tab = memoryStorage()
  setEnvironment({ ...environment, tab })
})

function arrive(address: string, { chosen, others }: { chosen?: string; others?: string } = {}): string[] {
  const device = memoryStorage()
  if (chosen !== undefined) device.set('arara.language', chosen)
  return runEarly(address, { tab, device, ...(others && { dataset: { others } }) }).left
}

test('parameters of the first page are kept for later pages, others are not', () => {
  arrive('https://s.example/promotions/?utm_source=news&referralCode=AB-12&token=secret#free-play')
  arrive('https://s.example/register/')
  expect(campaign()).toEqual({
    referralCode: 'AB-12',
    registerUrl: 'https://s.example/promotions/?utm_source=news&referralCode=AB-12',
  })
})

test('a later visit overwrites the parameters of an earlier one, and keeps the others', () => {
  arrive('https://s.example/?referralCode=FIRST&affiliateCode=AG1&utm_source=a')
  arrive('https://s.example/rng/?utm_source=b&affiliateCode=')
  expect(campaign()).toEqual({
    referralCode: 'FIRST',
    affiliateCode: 'AG1',
    registerUrl: 'https://s.example/rng/?referralCode=FIRST&affiliateCode=AG1&utm_source=b',
  })
})

test('the first of two agents’ codes stays', () => {
  arrive('https://s.example/?affiliateCode=FIRST')
  arrive('https://s.example/rng/?affiliateCode=SECOND&utm_source=b')
  expect(campaign()?.affiliateCode).toBe('FIRST')
})

test('a visit without parameters has no campaign', () => {
  arrive('https://s.example/?q=fire&page=2')
  expect(campaign()).toBeUndefined()
})

test('an impossible code is ignored, and long ones are cut', () => {
  arrive(`https://s.example/?referralCode=%3Cb%3E&utm_campaign=${'x'.repeat(500)}`)
  expect(campaign()?.referralCode).toBeUndefined()
  expect(campaign()?.registerUrl).toHaveLength('https://s.example/?utm_campaign='.length + 64)
})

test.each(['a%0A', '%00', '%1B[31m', '%C2%85'])('the bad value %s is dropped alone', (bad) => {
  arrive(`https://s.example/?affiliateCode=rafael26&utm_content=${bad}&utm_source=x`)
  expect(campaign()).toEqual({
    affiliateCode: 'rafael26',
    registerUrl: 'https://s.example/?affiliateCode=rafael26&utm_source=x',
  })
})

test('a bad code keeps neither a later one nor an earlier one away', () => {
  arrive('https://s.example/?affiliateCode=%3Cb%3E')
  expect(campaign()?.affiliateCode).toBeUndefined()
  arrive('https://s.example/?affiliateCode=rafael26')
  arrive('https://s.example/?affiliateCode=%00')
  expect(campaign()?.affiliateCode).toBe('rafael26')
})

test.each([
  '%20rafael-26%20',
  'rafael-26%0A',
  '%E2%80%8Erafael-26%E2%80%AC',
  'rafael%E2%80%9126',
  '%C2%A0rafael-26',
  'rafa%C2%ADel-26',
])('the code in %s is rafael-26', (written) => {
  for (const name of ['affiliateCode', 'referralCode']) {
    tab = memoryStorage()
    setEnvironment({ ...environment, tab })
    arrive(`https://s.example/?${name}=${written}`)
    expect(campaign()).toHaveProperty(name, 'rafael-26')
  }
})

test('bad values in the storage are dropped alone', () => {
  const values = { affiliateCode: 'rafael26', utm_content: 'a\n', utm_source: 3, other: 'x', referralCode: '<b>' }
  tab.set(campaignKey, JSON.stringify({ page: 'https://s.example/', values }))
  expect(campaign()).toEqual({
    affiliateCode: 'rafael26',
    registerUrl: 'https://s.example/?affiliateCode=rafael26',
  })
})

test('an address that the gateway would not take is cut by whole parameters', () => {
  const names = [...'abcdefgh'].map((letter) => `utm_${letter}=${encodeURIComponent('人'.repeat(64))}`)
  arrive(`https://s.example/?affiliateCode=rafael26&${names.join('&')}`)
  const { affiliateCode, registerUrl = '' } = campaign() ?? {}
  expect(affiliateCode).toBe('rafael26')
  expect(registerUrl.length).toBeLessThanOrEqual(2048)
  expect(new URL(registerUrl).searchParams.get('utm_a')).toHaveLength(64)
})

test.each(['null', '{"page":1}', '{"page":"javascript:x","values":{}}', 'not json'])(
  'a stored %s counts as nothing',
  (text) => {
    tab.set(campaignKey, text)
    expect(campaign()).toBeUndefined()
    arrive('https://s.example/?referralCode=AB')
    expect(campaign()?.referralCode).toBe('AB')
  },
)

test('only the bare address follows a chosen language, with its query and hash', () => {
  expect(arrive('https://s.example/?utm_source=a#login', { chosen: 'en', others: 'en' })).toEqual([
    '/en/?utm_source=a#login',
  ])
  expect(arrive('https://s.example/', { others: 'en' })).toEqual([])
  expect(arrive('https://s.example/', { chosen: 'pt', others: 'en' })).toEqual([])
  expect(arrive('https://s.example/', { chosen: '//evil.example', others: 'en' })).toEqual([])
  expect(arrive('https://s.example/rng/', { chosen: 'en' })).toEqual([])
})
