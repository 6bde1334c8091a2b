import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from '#gateway/config.ts'
import { demonstrationParts } from '#gateway/demonstration.ts'
import { withDemoLife } from '#scripts/demo-life.ts'

test('without any variable the gateway starts on this machine', () => {
  expect(parseConfig({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    seedDemo: true,
    paymentProvider: 'sandbox',
    rateLimitFactor: 1,
  })
})

test('a real database gets no demo accounts unless requested', () => {
  const DATABASE_URL = 'postgres://arara@db/arara'
  expect(parseConfig({ DATABASE_URL }).seedDemo).toBe(false)
  expect(parseConfig({ DATABASE_URL, SEED_DEMO: '1' }).seedDemo).toBe(true)
  expect(parseConfig({ SEED_DEMO: '0' }).seedDemo).toBe(false)
})

test('lists and empty variables are read', () => {
  const config = parseConfig({
    CORS_ORIGINS: 'https://a.example, http://b.example:8080',
    TRUSTED_PROXIES: '',
    PORT: '0',
  })
  expect(config.corsOrigins).toEqual(['https://a.example', 'http://b.example:8080'])
  expect(config.trustedProxies).toEqual([])
  expect(config.port).toBe(0)
})

describe('an unusable value is named', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://root:secret@db/arara'],
    ['DATABASE_POOL', '0'],
    ['SEED_DEMO', 'maybe'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PAYMENT_PROVIDER', 'bank'],
    ['LOG_LEVEL', 'loud'],
    ['CURRENCY', 'reais'],
    ['RATE_LIMITS', 'some'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['PUBLIC_SITE_URL', 'arara.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMS_WEBHOOK_URL', 'ftp://sms.example'],
    ['CODE_MINUTES', '11'],
    ['CHALLENGE', 'captcha'],
    ['FIREBASE_PROJECT_ID', '../other'],
  ])('%s=%s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name}: [^\\n]+$`))
    expect(() => parseConfig({ [name]: value })).not.toThrow(/root:secret/)
  })
})

test('the outbox follows the demo data, and links lead to the site', () => {
  expect(parseConfig({})).toMatchObject({ outbox: true, siteUrl: 'http://127.0.0.1:4321', codeMinutes: 3 })
  expect(parseConfig({ SEED_DEMO: '0' }).outbox).toBe(false)
  expect(parseConfig({ SEED_DEMO: '0', OUTBOX: '1' }).outbox).toBe(true)
  expect(parseConfig({ PUBLIC_SITE_URL: 'https://arara.example/' }).siteUrl).toBe('https://arara.example')
})

test('demo members play only where it is asked for, and where there are demo accounts', () => {
  expect(parseConfig({}).demoLife).toBe(false)
  expect(parseConfig({ DEMO_LIFE: '1' }).demoLife).toBe(true)
  expect(() => parseConfig({ DEMO_LIFE: '1', SEED_DEMO: '0' })).toThrow(/^DEMO_LIFE: [^\n]+SEED_DEMO=1$/)
  expect(demonstrationParts(parseConfig({ DEMO_LIFE: '1' }))).toContainEqual(expect.stringMatching(/^demo members/))
})

test('npm start lets them play with the demo accounts, unless DEMO_LIFE says otherwise', () => {
  const started = (variables: Record<string, string>) => withDemoLife(parseConfig(variables), variables).demoLife
  expect(started({})).toBe(true)
  expect(started({ DEMO_LIFE: '' })).toBe(true)
  expect(started({ DEMO_LIFE: '0' })).toBe(false)
  expect(started({ SEED_DEMO: '0' })).toBe(false)
  expect(started({ NODE_ENV: 'production' })).toBe(false)
})

describe('production', () => {
  const NODE_ENV = 'production'
  const DATABASE_URL = 'postgres://arara@db/arara'
  const open = { seedDemo: true, outbox: true, paymentProvider: 'sandbox' }
  const closed = { seedDemo: false, outbox: false, paymentProvider: 'none' }

  test.each([{}, { DATABASE_URL }])('has no part of a demonstration: %j', (more) => {
    const config = parseConfig({ NODE_ENV, ...more })
    expect(config).toMatchObject({ ...closed, challenge: 'altcha', rateLimitFactor: 1, demonstration: false })
    expect(demonstrationParts(config)).toEqual([])
  })

  test.each([
    ['SEED_DEMO', '1'],
    ['DEMO_LIFE', '1'],
    ['OUTBOX', '1'],
    ['PAYMENT_PROVIDER', 'sandbox'],
    ['IDENTITY_PROVIDER', 'sandbox'],
    ['CHALLENGE', 'none'],
    ['RATE_LIMITS', 'off'],
    ['CAPTCHA_AFTER', '1001'],
  ])('refuses %s=%s in one line, unless it is a demonstration', (name, value) => {
    expect(() => parseConfig({ NODE_ENV, [name]: value })).toThrow(new RegExp(`^${name}: [^\\n]+DEMONSTRATION=1$`))
    expect(() => parseConfig({ DEMONSTRATION: '0', [name]: value })).toThrow(ConfigError)
    const shown = parseConfig({ NODE_ENV, DEMONSTRATION: '1', [name]: value })
    expect(demonstrationParts(shown).length).toBeGreaterThan(0)
    expect(() => parseConfig({ [name]: value })).not.toThrow()
  })

  test('reports the parts of a demonstration that are on', () => {
    expect(parseConfig({ NODE_ENV, DEMONSTRATION: '1' })).toMatchObject(open)
    expect(parseConfig({})).toMatchObject(open)
    expect(demonstrationParts(parseConfig({}))).toEqual([
      expect.stringMatching(/^demo accounts/),
      expect.stringMatching(/^sandbox payments/),
      expect.stringMatching(/^sandbox identity checks/),
      expect.stringMatching(/^the outbox/),
    ])
  })
})
