import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeFetch, ok } from '../api/fake-fetch.ts'

const minute = 60_000
const gatewayTime = Date.parse('2026-11-23T01:30:00Z')

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that was opened on such a device and has one answer of the gateway. */
async function openedPage(ahead: number) {
  vi.useFakeTimers({ now: gatewayTime + ahead })
  vi.stubGlobal('document', { documentElement: { dataset: { zone: 'America/Sao_Paulo -180' } } })
  const { createClient } = await import('#api/client.ts')
  const { getHelpCenter } = await import('#contract/site/system/get-help-center.ts')
  const answer = ok({ list: [] })
  const network = fakeFetch(async (init) => {
    const response = await answer(init)
    response.headers.set('date', new Date(gatewayTime).toUTCString())
    return response
  })
  await createClient({ baseUrl: 'http://gateway.test', fetch: network.fetch })(getHelpCenter, {
    lang: 'pt',
    device: 'WEB',
  })
  return await import('#stores/environment.ts')
}

describe.each([
  ['35 minutes ahead', 35 * minute],
  ['35 minutes behind', -35 * minute],
  ['two days ahead', 48 * 60 * minute],
  ['a day behind', -24 * 60 * minute],
])('on a device whose clock is %s', (_, ahead) => {
  test('every store has the gateway’s time', async () => {
    const { environment } = await openedPage(ahead)
    expect(Math.abs(environment.now() - gatewayTime)).toBeLessThanOrEqual(1000)
    vi.setSystemTime(gatewayTime)
    vi.advanceTimersByTime(minute)
    expect(Math.abs(environment.now() - gatewayTime - minute)).toBeLessThanOrEqual(1000)
  })

  test('a charge of 30 minutes has 30 minutes left', async () => {
    await openedPage(ahead)
    const { renderToStaticMarkup } = await import('react-dom/server')
    const { createElement } = await import('react')
    const { Countdown } = await import('#islands/money/deposits/Countdown.tsx')
    const until = new Date(gatewayTime + 30 * minute - 500).toISOString()
    const shown = renderToStaticMarkup(createElement(Countdown, { until, onEnd: () => undefined }))
    expect(shown).toMatch(/>(30:00|29:59)</)
  })

  test('today is the operator’s, and a person comes of age with it', async () => {
    await openedPage(ahead)
    const { $zone, todayIn } = await import('#stores/period.ts')
    expect([$zone.get(), todayIn($zone.get())]).toEqual(['America/Sao_Paulo', '2026-11-22'])
    const { checkForm } = await import('#stores/account/auth/register-check.ts')
    const { ruleOf } = await import('#lib/patterns.ts')
    const rules = { birthday: { ...ruleOf('date', { required: true }), enabled: true, minAge: 18 } }
    const check = (birthday: string) =>
      checkForm({ birthday, terms: true } as never, ['birthday'], {
        rules,
        method: 'username',
        mobileIsValid: true,
      } as never)
    expect(check('2008-11-22')).toEqual({})
    expect(check('2008-11-23')).toEqual({ birthday: { reason: 'age', min: 18 } })
  })

  test('the next day of the sign-in begins when the gateway says', async () => {
    await openedPage(ahead)
    const { atNextDay } = await import('#stores/rewards/daily-sign-in/daily-sign-in.ts')
    const act = vi.fn()
    atNextDay(new Date(gatewayTime + 90 * minute).toISOString(), act)
    vi.advanceTimersByTime(89 * minute)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(minute + 1000)
    expect(act).toHaveBeenCalledOnce()
  })
})
