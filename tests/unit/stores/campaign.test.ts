import { beforeEach, expect, test } from 'vitest'
import { campaign } from '#stores/campaign.ts'
import { type Environment, environment, memoryStorage, setEnvironment } from '#stores/environment.ts'
import { campaignKey } from '#stores/storage-keys.ts'
import { runEarly } from './early.ts'

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
  expect(campaign()?.registerUrl).toHaveLength('https://s.example/?referralCode=%3Cb%3E&utm_campaign='.length + 64)
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
