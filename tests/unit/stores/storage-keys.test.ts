import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as keys from '#stores/storage-keys.ts'
import { listKey, roundKey, staysInTab } from '#stores/storage-keys.ts'

const named: readonly string[] = [...Object.values(keys), ...Object.values(keys.attemptKeys)].filter(
  (key) => typeof key === 'string',
)
/** Names of channels between tabs, and the probe that finds out whether anything can be stored. */
const others = ['arara.events.', 'arara.signin', 'arara.probe']

describe('keys of the storage', () => {
  test('every key that the site writes is in the list', () => {
    const written = globSync('src/**/*.{ts,tsx,js,astro}', { exclude: ['src/gateway/**'] }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['`](arara\.[\w.]+)/g)].map(([, key = '']) => key),
    )
    const unknown = written.filter((key) => !named.includes(key) && !others.includes(key))
    // These two go on with a name.
    expect(new Set(unknown)).toEqual(new Set(['arara.list.', 'arara.round.']))
  })

  test('boot.js uses keys of the list', () => {
    const used = [...readFileSync('src/layouts/boot.js', 'utf8').matchAll(/'(arara\.\w+)'/g)].map(([, key]) => key)
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((key) => !named.includes(key ?? ''))).toEqual([])
  })

  const ofVisit = [keys.campaignKey, keys.visitorPopupKey, keys.closedAnnouncementsKey, keys.resetKey, keys.reloadedKey]
  const ofOrders = [...Object.values(keys.attemptKeys), roundKey(1001, 'real')]

  test.each([
    ['left', [...ofVisit, ...ofOrders]],
    ['expired', [...ofVisit, ...ofOrders, keys.typedKey, keys.memberPopupKey]],
  ] as const)('nothing else stays of a session that ended (%s)', (reason, staying) => {
    const all = [...named, listKey('getHotGames'), roundKey(1001, 'real')]
    expect(all.filter((key) => staysInTab(key, reason)).toSorted()).toEqual([...staying].toSorted())
    expect(staysInTab('of.another.site', reason)).toBe(true)
  })
})
