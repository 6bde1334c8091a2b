import { expect, test } from 'vitest'
import { themes } from '#games/slots/all-themes.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'

const markets = Object.values(jurisdictions)

test.each(markets)('every theme pays back what $code asks for', ({ leastReturn }) => {
  const least = Math.min(...Object.values(themes).map(({ rtp }) => rtp))
  expect(least * 10_000).toBeGreaterThanOrEqual(leastReturn)
})

test.each(markets)('$code offers a pause of a day, which the panic button takes', ({ pauseHours }) => {
  expect(pauseHours).toContain(24)
})

test.each(Object.entries(jurisdictions))('the file of %s bears its code', (name, { code }) => {
  expect(code).toBe(name)
})

test('where a register is asked by tax number, the registration asks for the number', () => {
  const asking = markets.filter(({ exclusionRegister }) => exclusionRegister !== null)
  expect(asking.length).toBeGreaterThan(0)
  for (const { registrationAsks } of asking) expect(registrationAsks).toContain('idNumber')
})
