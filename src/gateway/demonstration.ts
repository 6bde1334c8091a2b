import type { Infer } from 'superstruct'
import type { EnvironmentStruct } from './environment.ts'

type Environment = Infer<typeof EnvironmentStruct>

/** More failures than this before letters are asked is no guard any more. */
const mostFailures = 1000

/** Settings that open a house to everybody: good for trying it, for tests and for load runs. */
const openings: readonly (readonly [variable: keyof Environment, isOpen: (environment: Environment) => boolean])[] = [
  ['SEED_DEMO', ({ SEED_DEMO }) => SEED_DEMO === true],
  ['OUTBOX', ({ OUTBOX }) => OUTBOX === true],
  ['PAYMENT_PROVIDER', ({ PAYMENT_PROVIDER }) => PAYMENT_PROVIDER === 'sandbox'],
  ['CHALLENGE', ({ CHALLENGE }) => CHALLENGE === 'none'],
  ['RATE_LIMITS', ({ RATE_LIMITS }) => RATE_LIMITS === 'off'],
  ['CAPTCHA_AFTER', ({ CAPTCHA_AFTER }) => CAPTCHA_AFTER > mostFailures],
]

/** The first setting that only a demonstration may have. */
export function firstOpening(environment: Environment): keyof Environment | undefined {
  return openings.find(([, isOpen]) => isOpen(environment))?.[0]
}

/** What of a configuration may open a house. */
interface Openness {
  readonly seedDemo: boolean
  readonly paymentProvider: string | undefined
  readonly outbox: boolean
  readonly challenge: string
  readonly rateLimitFactor: number | undefined
  readonly captchaAfter: number
}

/** Which parts of a demonstration are on, in words for whoever starts the gateway. */
export function demonstrationParts(config: Openness): string[] {
  const parts: readonly (readonly [boolean, string])[] = [
    [config.seedDemo, 'demo accounts, whose password everybody knows'],
    [config.paymentProvider === 'sandbox', 'sandbox payments: everybody can credit themselves'],
    [config.outbox, 'the outbox: everybody can read SMS and e-mails that no provider carries'],
    [config.challenge === 'none', 'no proof of work before registrations and messages'],
    [config.rateLimitFactor === undefined, 'no request limits'],
    [config.captchaAfter > mostFailures, 'hardly any letters at the login'],
  ]
  return parts.filter(([isOn]) => isOn).map(([, words]) => words)
}
