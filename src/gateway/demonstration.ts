import type { Infer } from 'superstruct'
import type { EnvironmentStruct } from './environment.ts'

type Environment = Infer<typeof EnvironmentStruct>

/** Above this number of failures the captcha no longer protects anything. */
const mostFailures = 1000

/** Settings that give everybody access. They are for demonstrations, tests and load runs. */
const openings: readonly (readonly [variable: keyof Environment, isOpen: (environment: Environment) => boolean])[] = [
  ['SEED_DEMO', ({ SEED_DEMO }) => SEED_DEMO === true],
  ['DEMO_LIFE', ({ DEMO_LIFE }) => DEMO_LIFE === true],
  ['OUTBOX', ({ OUTBOX }) => OUTBOX === true],
  ['PAYMENT_PROVIDER', ({ PAYMENT_PROVIDER }) => PAYMENT_PROVIDER === 'sandbox'],
  ['IDENTITY_PROVIDER', ({ IDENTITY_PROVIDER }) => IDENTITY_PROVIDER === 'sandbox'],
  ['CHALLENGE', ({ CHALLENGE }) => CHALLENGE === 'none'],
  ['RATE_LIMITS', ({ RATE_LIMITS }) => RATE_LIMITS === 'off'],
  ['CAPTCHA_AFTER', ({ CAPTCHA_AFTER }) => CAPTCHA_AFTER > mostFailures],
]

/** The first setting in use that is allowed only in a demonstration. */
export function firstOpening(environment: Environment): keyof Environment | undefined {
  return openings.find(([, isOpen]) => isOpen(environment))?.[0]
}

/** The parts of a configuration that may give everybody access. */
interface Openness {
  readonly seedDemo: boolean
  readonly demoLife: boolean
  readonly paymentProvider: string | undefined
  readonly identityProvider: string | undefined
  readonly outbox: boolean
  readonly challenge: string
  readonly rateLimitFactor: number | undefined
  readonly captchaAfter: number
}

/** The active parts of a demonstration, in words for the operator. */
export function demonstrationParts(config: Openness): string[] {
  const parts: readonly (readonly [boolean, string])[] = [
    [config.seedDemo, 'demo accounts, whose password everybody knows'],
    [config.demoLife, 'demo members who play by themselves (DEMO_LIFE=0 turns them off)'],
    [config.paymentProvider === 'sandbox', 'sandbox payments: everybody can credit themselves'],
    [config.identityProvider === 'sandbox', 'sandbox identity checks: nobody looks at documents'],
    [config.outbox, 'the outbox: everybody can read SMS and e-mails that no provider carries'],
    [config.challenge === 'none', 'no proof of work before registrations and messages'],
    [config.rateLimitFactor === undefined, 'no request limits'],
    [config.captchaAfter > mostFailures, 'hardly any letters at the login'],
  ]
  return parts.filter(([isOn]) => isOn).map(([, words]) => words)
}
