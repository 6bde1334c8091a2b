import { expect, test } from 'vitest'
import { parseHeadersFile } from '#gateway/platform/http/headers-file.ts'
import { gatewaySources, headersFile, policy } from '#scripts/build/content-security.ts'
import { outsideOf } from '#scripts/build/outside.ts'

test.each([
  ['https://play.example.com/base/', 'https://play.example.com wss://play.example.com'],
  ['http://127.0.0.1:4400', 'http://127.0.0.1:4400 ws://127.0.0.1:4400'],
  ['', ''],
  [undefined, ''],
])('a page may call the gateway %s and hear its events', (gateway, sources) => {
  expect(gatewaySources(gateway)).toBe(sources)
})

const configured = outsideOf({ PUBLIC_FIREBASE_API_KEY: 'AIza-some_key_1', PUBLIC_CHAT_ORIGIN: 'https://chat.example' })
const directive = (lines: readonly string[], name: string) => lines.find((line) => line.startsWith(`${name} `))

test('without a provider or a chat room, pages reach no other host', () => {
  const lines = policy('<p>Hi</p>', '/', '', outsideOf({ PUBLIC_FIREBASE_API_KEY: '' }))
  expect(lines.join(' ')).not.toMatch(/https?:/)
  expect(lines).toContain("require-trusted-types-for 'script'")
})

test('with both, pages reach these hosts and no others', () => {
  const lines = policy('<p>Hi</p>', '/rng/', gatewaySources('https://gateway.example'), configured)
  expect(directive(lines, 'connect-src')).toBe(
    "connect-src 'self' https://gateway.example wss://gateway.example https://identitytoolkit.googleapis.com",
  )
  expect(directive(lines, 'frame-src')).toBe("frame-src 'self' https://chat.example")
  expect(directive(lines, 'img-src')).toBe("img-src 'self' data: https://gateway.example")
  expect(directive(lines, 'script-src')).toBe("script-src 'self'")
  expect(lines).toContain("require-trusted-types-for 'script'")
})

test('Google’s captcha runs in the sign-in window only', () => {
  const lines = policy('<p>Hi</p>', '/en/signin/', '', configured)
  expect(directive(lines, 'script-src')).toBe(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  )
  expect(lines.join(' ')).not.toContain('unsafe')
})

test('pages of one kind share a rule, and each page gets one policy, wide enough for it', () => {
  const own = (path: string) => policy(`<script>${path.length}</script>`, path, '', outsideOf({}))
  const paths = ['/', '/rng/', '/help/', '/play/slots/', '/404.html', '/en/', '/en/rng/', '/en/play/slots/']
  const pages = paths.map((path) => ({ path, policy: own(path) }))
  const rules = parseHeadersFile(headersFile(pages, { identity: false }))
  // Four rules for all files, and no more for a thousand pages: Cloudflare accepts a hundred.
  expect(rules.length).toBe(4 + 6)
  for (const { path, policy } of pages) {
    const sent = rules.filter((rule) => rule.matches(path)).flatMap(({ headers }) => headers)
    const policies = sent.filter(([name]) => name === 'Content-Security-Policy').map(([, value]) => value)
    expect(policies, path).toHaveLength(1)
    const [script = ''] = policies[0]?.match(/script-src [^;]+/) ?? []
    for (const source of directive(policy, 'script-src')?.split(' ') ?? []) expect(script, path).toContain(source)
    expect(policies[0], path).toContain(path.includes('/play/') ? "frame-ancestors 'self'" : "frame-ancestors 'none'")
  }
})

test.each([
  [{}, '/', 'same-origin'],
  [configured, '/', 'same-origin-allow-popups'],
  [configured, '/signin/', 'unsafe-none'],
  [configured, '/en/signin/', 'unsafe-none'],
])('each page has one opener policy: %#', (outside, path, value) => {
  const text = headersFile([{ path, policy: ["default-src 'none'"] }], { identity: false, ...outside })
  const said = parseHeadersFile(text)
    .filter((rule) => rule.matches(path))
    .flatMap(({ headers }) => headers)
    .filter(([name]) => name === 'Cross-Origin-Opener-Policy')
  expect(said).toEqual([['Cross-Origin-Opener-Policy', value]])
})

test.each([
  { PUBLIC_FIREBASE_API_KEY: "key'; script-src *" },
  { PUBLIC_CHAT_ORIGIN: 'https://chat.example/room' },
  { PUBLIC_CHAT_ORIGIN: 'http://chat.example' },
  { PUBLIC_CHAT_ORIGIN: '*' },
])('a setting that could widen the policy stops the build: %j', (variables) => {
  expect(() => outsideOf(variables)).toThrow(/PUBLIC_/)
})
