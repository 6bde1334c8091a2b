import { expect, test } from 'vitest'
import { below, strayCopy, strayFolders, wings } from '#scripts/imports/areas.ts'
import { circles, forbidden } from '#scripts/imports/check.ts'
import { type Import, importsOf } from '#scripts/imports/sources.ts'

const rules = {
  lib: [],
  ui: ['lib', 'styles'],
  islands: ['ui', 'islands'],
  'islands/*': ['ui', 'islands/*.*'],
  gateway: ['gateway/*.ts'],
  'gateway/{vip,bonus}': ['gateway/{db,http}', 'gateway/{auth,payout}/{login,pay}.ts'],
}
const named = (from: string, to: string): Import => ({ from, to, name: `#${to}`, isType: false })

test.each([
  ['ui/Field.tsx', 'lib/money.ts', true],
  ['ui/Field.tsx', 'ui/Icon.tsx', true],
  ['ui/Field.tsx', 'stores/session.ts', false],
  ['lib/money.ts', 'ui/Field.tsx', false],
  ['islands/auth/Login.tsx', 'islands/auth/deep/Step.tsx', true],
  ['islands/auth/Login.tsx', 'islands/wallet/Deposit.tsx', false],
  ['islands/auth/Login.tsx', 'islands/chunk.ts', true],
  ['islands/chunk.ts', 'islands/wallet/Deposit.tsx', true],
  ['gateway/db/pool.ts', 'gateway/deps.ts', true],
  ['gateway/main.ts', 'gateway/config.ts', true],
  ['gateway/vip/level.ts', 'gateway/http/answer.ts', true],
  ['gateway/vip/level.ts', 'gateway/auth/login.ts', true],
  ['gateway/vip/level.ts', 'gateway/auth/session.ts', false],
  ['gateway/vip/level.ts', 'gateway/bonus/grant.ts', false],
  ['elsewhere/x.ts', 'lib/money.ts', false],
])('%s may import %s: %s', (from, to, isAllowed) => {
  expect(forbidden([named(from, to)], rules)).toHaveLength(isAllowed ? 0 : 1)
})

test('another folder is named by its # path', () => {
  const relative = importsOf('ui/deep/Field.tsx', "import { x } from '../Icon.tsx'")
  expect(forbidden(relative, rules)).toEqual([
    'ui/deep/Field.tsx imports ../Icon.tsx: another folder is named by its # path',
  ])
})

test('every way to import a file is found, with its place', () => {
  const text = `
    import { a,
      b } from '#lib/a.ts'
    import type { C } from './c.ts'
    import './styles.css'
    import d from '#ui/d.svg?raw'
    export * from '#lib/e.ts'
    import { outside } from 'react'
    const late = () => import('#ui/Late.tsx')`
  expect(importsOf('islands/auth/x.ts', text).map(({ to, isType }) => [to, isType])).toEqual([
    ['lib/a.ts', false],
    ['islands/auth/c.ts', true],
    ['islands/auth/styles.css', false],
    ['ui/d.svg', false],
    ['lib/e.ts', false],
    ['ui/Late.tsx', false],
  ])
})

test('a circle is named once, wherever it is entered', () => {
  const imports = [named('x', 'a'), named('b', 'c'), named('a', 'b'), named('c', 'a'), named('c', 'd')]
  expect(circles(imports)).toEqual(['a > b > c > a'])
  expect(circles([named('a', 'b'), named('b', 'c')])).toEqual([])
})

test('a folder is an area of its wing, or one of the few beside them', () => {
  const right = ['gateway/money/deposits/routes.ts', 'gateway/app.ts', 'stores/resource.ts', 'islands/centre/Front.tsx']
  expect(strayFolders([...right, 'lib/help/articles.ts'])).toEqual([])
  const wrong = [
    'gateway/money/payments/routes.ts',
    'gateway/wallet/routes.ts',
    'contract/money/x.ts',
    'stores/seed/x.ts',
  ]
  expect(strayFolders(wrong)).toHaveLength(wrong.length)
})

test('an area has one wing, and no wing stands below itself', () => {
  const names = Object.values(wings).flat()
  expect(new Set(names).size).toBe(names.length)
  const order = ['platform', 'account', 'site', 'money', 'play', 'agents', 'rewards']
  for (const [wing, lower] of Object.entries(below))
    for (const other of lower) expect(order.indexOf(other)).toBeLessThan(order.indexOf(wing))
})

test('a file of the copy has the name of an area, or of a part of one', () => {
  expect(strayCopy(['common', 'deposits', 'auth-steps'])).toEqual([])
  expect(strayCopy(['wallet', 'authentic'])).toHaveLength(2)
})
