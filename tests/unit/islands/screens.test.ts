import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { featuresOf } from '#contract/site/system/whitelabel.ts'
import { agentScreens } from '#islands/agent-centre/screens.ts'
import { memberScreens } from '#islands/centre/screens.ts'
import { audienceOf, openScreens, type Screen } from '#islands/screen.ts'
import { centreRoutes, screenRoute } from '#lib/screen-route.ts'
import { popupOf } from '#stores/popup.ts'

const registries = { member: memberScreens, agent: agentScreens } as const

describe.each(Object.entries(registries))('the registry of the %s centre', (centre, screens) => {
  test('has a front page, names each screen once, and no name is that of a popup', () => {
    const names = screens.map(({ screen }) => screen)
    expect(names[0]).toBe('')
    expect(new Set(names).size).toBe(names.length)
    for (const name of names.slice(1)) {
      expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]*$/)
      // Old links have it in the hash.
      expect(popupOf(centreRoutes.member, name)).toBeUndefined()
    }
  })

  test('has the same guard as its pages', () => {
    const allowed = centre === 'agent' ? ['agent'] : ['trial', 'member', 'agent']
    for (const { roles } of screens) expect(roles.filter((role) => !allowed.includes(role))).toEqual([])
  })

  test.each(screens)('"$screen" has an icon, and a name in its own texts', ({ icon, label, words }) => {
    expect([...readdirSync('src/ui/icons'), ...readdirSync('src/ui/icons/centre')]).toContain(`${icon}.svg`)
    for (const language of ['pt', 'en'])
      expect(JSON.parse(readFileSync(`locales/${language}/${words[0]}.json`, 'utf8'))).toHaveProperty([label])
  })
})

/** The member centre's screens in the order of its menu. */
const order =
  'securityCenter transferFund depositv2 withdraw transferUpline personalHistoryCopy transactionHistory personalProfit bonusDetails rewardCenter referral missionLeaderboard messageV2 manualRebate'

test('members find the screens in the specified order', () => {
  const specified = order.split(' ')
  const names = memberScreens.map(({ screen }) => screen).filter((screen) => specified.includes(screen))
  expect(names).toEqual(specified.filter((screen) => names.includes(screen)))
  expect(names).toContain('messageV2')
})

test('a screen whose feature is off is left out', () => {
  const screens: Pick<Screen, 'screen' | 'feature'>[] = [
    { screen: '' },
    { screen: 'referral', feature: 'referral' },
    { screen: 'rewardCenter', feature: 'vip' },
  ]
  const node = (modId: string, enabled: boolean) => ({ modId, enabled, childrenNodes: [] })
  const features = featuresOf([node('REFERRAL3', true), node('VIP3', false)])
  expect(openScreens(screens, features).map(({ screen }) => screen)).toEqual(['', 'referral'])
})

test.each([
  [['trial', 'member', 'agent'], 'for-session'],
  [['member', 'agent'], 'for-member'],
  [['agent'], 'for-agent'],
] as const)('a screen of %j is in menus %s', (roles, audience) => {
  expect(audienceOf({ roles })).toBe(audience)
})

test('a screen for a place in the agent line is in the menus of accounts that have one', () => {
  expect(audienceOf({ roles: ['member', 'agent'], entitlement: 'line' })).toBe('for-line')
})

test('every screen that code names by its address is in the registry', () => {
  const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .flatMap((file) => [...readFileSync(join('src', file), 'utf8').matchAll(/screenRoute\('(\w+)', '(\w*)'\)/g)])
    .map(([, centre, screen]) => `${centre} ${screen}`)
  const known = Object.entries(registries).flatMap(([centre, all]) => all.map(({ screen }) => `${centre} ${screen}`))
  expect(new Set(named)).toContain('member depositv2')
  expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([])
})

test('addresses have their names (rule 5.15)', () => {
  expect([screenRoute('member', ''), screenRoute('member', 'depositv2'), screenRoute('agent', '')]).toEqual([
    '/member/',
    '/member/depositv2/',
    '/agentHome/',
  ])
})
