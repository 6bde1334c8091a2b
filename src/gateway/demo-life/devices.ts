import { between, type Random } from './usual-evening.ts'

const browsers = [
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; moto g54) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/135.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36',
] as const

const browserAt = (place: number) => browsers[place % browsers.length] ?? browsers[0]

/** The device of a member: an address of an example network (RFC 5737), so that no visitor shares limits with it. */
export const deviceOf = (place: number) => ({
  address: `198.51.100.${1 + (place % 254)}`,
  userAgent: browserAt(place),
})

/** The device of somebody who comes once, from another example network. */
export const strangersDevice = (random: Random) => ({
  address: `192.0.2.${between(random, 1, 254)}`,
  userAgent: browserAt(between(random, 0, browsers.length - 1)),
})
