import { describe, expect, test } from 'vitest'
import { memoryStorage } from '#stores/environment.ts'
import { runEarly } from './boot.ts'

const site = 'https://s.example'
const member = { guard: 'member', login: '/login/' }
const agent = { guard: 'agent', login: '/agent/' }

describe('a hand-off code', () => {
  test('leaves the address before anything else, and waits in the tab', () => {
    const tab = memoryStorage()
    const { address, marks, left } = runEarly(`${site}/rng/?q=tigre&token=a-code&page=2#games-PAPAIA`, { tab })
    expect(address).toBe(`${site}/rng/?q=tigre&page=2#games-PAPAIA`)
    expect(tab.get('arara.token')).toBe('a-code')
    expect([marks.role, marks.handoff, left]).toEqual(['visitor', '', []])
  })

  test('is kept on the way to the login of a guarded page, which leads back without it', () => {
    const tab = memoryStorage()
    const { left, marks: meanwhile } = runEarly(`${site}/member/depositv2/?token=a-code&game=1001`, {
      tab,
      dataset: member,
    })
    expect(left).toEqual([`/login/?next=${encodeURIComponent('/member/depositv2/?game=1001')}`])
    // The page that the browser leaves must not start the session.
    expect(meanwhile.handoff).toBeUndefined()
    const { marks, left: further } = runEarly(`${site}${left[0]}`, { tab })
    expect([marks.handoff, further]).toEqual(['', []])
  })

  test('leads back to the agents’ page too; without a page the agents’ login leads there by itself', () => {
    const { left } = runEarly(`${site}/agentHome/?token=a-code`, { dataset: agent })
    expect(left).toEqual([`/agent/?next=${encodeURIComponent('/agentHome/')}`])
    expect(runEarly(`${site}/agentHome/`, { dataset: agent }).left).toEqual(['/agent/'])
  })

  test('leaves a logged-in member on the current page', () => {
    const tab = memoryStorage()
    tab.set('arara.session', '{"token":"t","role":"member","account":"maria","currency":"BRL"}')
    const { address, marks, left } = runEarly(`${site}/member/?token=a-code`, { tab, dataset: member })
    expect([address, left]).toEqual([`${site}/member/`, []])
    expect([marks.role, marks.handoff]).toEqual(['member', ''])
  })

  test('is never passed on if the storage is blocked', () => {
    const open = runEarly(`${site}/?token=a-code`, { tab: 'blocked' })
    expect([open.address, open.marks.handoff]).toEqual([`${site}/?token=a-code`, ''])
    const guarded = runEarly(`${site}/member/?token=a-code`, { tab: 'blocked', dataset: member })
    expect(guarded.left).toEqual([`/login/?next=${encodeURIComponent('/member/')}`])
    expect([guarded.address, guarded.marks.handoff]).toEqual([`${site}/member/`, undefined])
  })
})

test('a code stays in the address when the chosen language replaces the page', () => {
  const [tab, device] = [memoryStorage(), memoryStorage()]
  device.set('arara.language', 'en')
  const { left, marks } = runEarly(`${site}/?token=a-code&q=x`, { tab, device, dataset: { others: 'en' } })
  expect([left, marks.handoff, tab.get('arara.token')]).toEqual([['/en/?q=x'], undefined, 'a-code'])
})

test('the token of an e-mailed link waits in the tab, and its popup opens', () => {
  const tab = memoryStorage()
  const { address, marks } = runEarly(`${site}/en/?reset=a-secret`, { tab })
  expect(address).toBe(`${site}/en/#reset`)
  expect(tab.get('arara.reset')).toBe('a-secret')
  expect(marks.handoff).toBeUndefined()
})

test('an address without code and token stays unchanged', () => {
  const { address, marks } = runEarly(`${site}/?token=&reset=&q=x`)
  expect([address, marks.handoff]).toEqual([`${site}/?token=&reset=&q=x`, undefined])
})
