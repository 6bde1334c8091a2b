import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countries } from '#lib/countries.ts'

const codes = countries.map(({ countryCode }) => countryCode.toLowerCase()).sort()

test('every country has its flag, and there are no others', () => {
  expect(readdirSync('public/flags').sort()).toEqual(codes.map((code) => `${code}.svg`))
})

test.each(codes)('%s is small, four to three, and contains shapes only', (code) => {
  const svg = readFileSync(`public/flags/${code}.svg`, 'utf8')
  expect(svg.length).toBeLessThan(1000)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 60 45">.*<\/svg>\n$/)
  expect(svg).not.toMatch(/<(script|style|image|foreignObject|a|animate|set)\b|\son\w+=|href="(?!#)|url\(/)
  expect(svg).not.toMatch(/NaN|undefined/)
})
